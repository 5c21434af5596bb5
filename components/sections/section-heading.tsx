type Props = {
  id: string;
  title: string;
  lead?: string;
  /** Colour of the lead; the dark band needs another one. */
  leadColour?: 'text-text-soft' | 'text-on-band-soft';
};

/** The heading that labels a section, with its lead. */
export function SectionHeading({ id, title, lead, leadColour = 'text-text-soft' }: Props) {
  return (
    <div className="max-w-measure">
      <h2 className="text-heading" id={id}>
        {title}
      </h2>
      {lead !== undefined && <p className={`mt-4 text-lead ${leadColour}`}>{lead}</p>}
    </div>
  );
}
