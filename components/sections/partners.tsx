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
      <div className="content grid tight:grid-cols-1 grid-cols-2 items-center gap-x-6 gap-y-10 py-14 sm:grid-cols-3 lg:grid-cols-[1fr_2fr]">
        <h2 className="self-start text-title" id="partners-title">
          {title}
        </h2>
        <ul className="contents lg:flex lg:items-center lg:justify-between">
          {site.partners.map((partner) => (
            <li key={partner.id}>
              <PartnerName {...partner} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
