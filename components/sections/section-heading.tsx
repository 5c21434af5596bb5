type Props = {
  id: string;
  title: string;
  lead?: string;
  /** Colour of the lead; the dark band needs another one. */
  leadColour?: 'text-text-soft' | 'text-on-band-soft';
  /** On wide screens the lead stands beside the title instead of below it. */
  isWide?: boolean;
};

/** The heading that labels a section, with its lead. */
export function SectionHeading({
  id,
  title,
  lead,
  leadColour = 'text-text-soft',
  isWide = false,
}: Props) {
  return (
    <div className={isWide ? 'grid gap-x-16 lg:grid-cols-2' : 'max-w-measure'}>
      <h2 className="text-heading" id={id}>
        {title}
      </h2>
      {lead !== undefined && (
        <p className={`${isWide ? 'mt-3 lg:mt-1 lg:text-lead' : 'mt-4 text-lead'} ${leadColour}`}>
          {lead}
        </p>
      )}
    </div>
  );
}
