import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { pictureOf } from '@/lib/pictures/picture-of';
import { site } from '@/site.config';

type Partner = (typeof site.partners)[number];

/** A partner's logo, or the name in type of similar size if there is none. */
function PartnerName({ id, name }: Partner) {
  const logo = pictureOf(`partners-${id}`);
  if (logo) return <Picture {...logo} alt={name} />;
  return <span className="font-bold text-title leading-tight tracking-tight">{name}</span>;
}

type Props = { id?: string; title: string };

/** The care organisations that work with the company. */
export function Partners({ id, title }: Props) {
  return (
    <Section ground="warm" labelledBy="partners-title" {...(id === undefined ? {} : { id })}>
      <div className="grid tight:grid-cols-1 grid-cols-3 items-end gap-6 lg:block">
        <h2 className="col-span-full self-start text-title" id="partners-title">
          {title}
        </h2>
        <ul className="contents lg:mt-10 lg:flex lg:items-end lg:justify-between">
          {site.partners.map((partner) => (
            <li key={partner.id}>
              <PartnerName {...partner} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
