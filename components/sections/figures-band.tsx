import { Section } from '@/components/ui/section';

type Props = {
  id?: string;
  title: string;
  note: string;
  figures: readonly { figure: string; label: string }[];
};

/** Large figures on a full-width dark band. */
export function FiguresBand({ id, title, note, figures }: Props) {
  return (
    <Section ground="band" labelledBy="stats-title" {...(id === undefined ? {} : { id })}>
      <h2 className="text-heading" id="stats-title">
        {title}
      </h2>
      <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,40%)),1fr))] gap-x-6 gap-y-8 lg:mt-10 lg:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div className="flex flex-col-reverse justify-end gap-3" key={label}>
            <dt className="max-w-[16rem] text-on-band-soft max-lg:text-small">{label}</dt>
            {/* At this size the space that a glyph brings along would look like an indent. */}
            <dd
              className={`whitespace-nowrap font-extrabold text-figure tracking-tight ${figure.includes('<') ? '-indent-[0.12em]' : '-indent-[0.03em]'}`}
            >
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-on-band-soft text-small lg:mt-8">{note}</p>
    </Section>
  );
}
