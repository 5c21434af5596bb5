type Props = {
  id: string;
  title: string;
  lead?: string;
  /** Two columns on wide screens: title left, lead right. */
  isWide?: boolean;
};

/** The heading that labels a section, with its lead. */
export function SectionHeading({ id, title, lead, isWide = false }: Props) {
  return (
    <div className={isWide ? 'grid gap-x-16 gap-y-4 lg:grid-cols-2' : 'max-w-measure space-y-4'}>
      <h2 className="text-heading" id={id}>
        {title}
      </h2>
      {lead !== undefined && <p className="max-w-measure text-lead text-text-soft">{lead}</p>}
    </div>
  );
}
