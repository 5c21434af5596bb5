import type { ReactNode } from 'react';

const backgrounds = {
  warm: 'bg-background',
  deep: 'bg-background-deep',
  paper: 'bg-paper',
  tint: 'bg-tint',
  band: 'on-band bg-band text-on-band',
} as const;

type Props = {
  labelledBy: string;
  background: keyof typeof backgrounds;
  id?: string;
  children: ReactNode;
};

/**
 * A full-width band, with its content limited to the page's content width. Lines that extend beyond
 * the content end at the edge of the window.
 */
export function Section({ labelledBy, background, id, children }: Props) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={`overflow-x-clip ${backgrounds[background]}`}
      id={id}
    >
      <div className="content py-section">{children}</div>
    </section>
  );
}
