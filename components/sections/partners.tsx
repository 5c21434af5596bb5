import { Picture } from '@/components/ui/picture';
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

/** The care organisations that work with the company; nothing if none is told. */
export function Partners({ id, title }: Props) {
  if (site.partners.length === 0) return null;
  return (
    <section aria-labelledby="partners-title" className="bg-ground" id={id}>
      <div className="content grid grid-cols-6 items-center gap-6 py-14 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2
          className="col-span-full self-start text-title lg:col-span-1 lg:self-center"
          id="partners-title"
        >
          {title}
        </h2>
        <ul className="contents lg:flex lg:items-center lg:justify-between lg:gap-8">
          {site.partners.map((partner) => (
            <li className="tight:col-span-full col-span-2 min-w-0" key={partner.id}>
              <PartnerName {...partner} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
