import { Section } from '@/components/ui/section';
import { site } from '@/site.config';

/** Settings of type, so that five names read as five houses. */
const settings = [
  'font-extrabold tracking-tight',
  'font-medium',
  'font-semibold text-small uppercase tracking-wide',
  'font-bold',
  'font-medium tracking-wide',
] as const;

type Props = { id?: string; title: string };

/** The care organisations that work with the company, as set wordmarks. */
export function Partners({ id, title }: Props) {
  return (
    <Section ground="warm" labelledBy="partners-title" {...(id === undefined ? {} : { id })}>
      <h2 className="text-title" id="partners-title">
        {title}
      </h2>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] items-baseline gap-x-8 gap-y-5">
        {site.partners.map(({ id: partner, name }, index) => (
          <li
            className={`text-text-soft leading-tight ${settings[index % settings.length]}`}
            key={partner}
          >
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
