import type { ReactNode } from 'react';

const backgrounds = {
  warm: 'bg-background',
  deep: 'bg-background-deep',
  paper: 'bg-paper',
  tint: 'bg-tint',
  band: 'on-band bg-band text-on-band',
} as const;

type Props = {
  background: keyof typeof backgrounds;
  /** Id of the heading of a section. Without it, the band is a part of one. */
  labelledBy?: string;
  id?: string;
  /** Classes of the content, such as those of a grid. */
  className?: string;
  children: ReactNode;
};

/**
 * A full-width band, with its content limited to the page's content width. Lines that extend beyond
 * the content end at the edge of the window.
 */
export function Section({ background, labelledBy, id, className = '', children }: Props) {
  const Band = labelledBy === undefined ? 'div' : 'section';
  return (
    <Band
      aria-labelledby={labelledBy}
      className={`overflow-x-clip ${backgrounds[background]}`}
      id={id}
    >
      <div className={`content py-section ${className}`}>{children}</div>
    </Band>
  );
}
