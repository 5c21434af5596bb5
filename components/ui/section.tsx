import type { ReactNode } from 'react';

const grounds = {
  warm: 'bg-ground',
  deep: 'bg-ground-deep',
  paper: 'bg-paper',
  tint: 'bg-tint',
  band: 'on-band bg-band text-on-band',
} as const;

type Props = {
  /** Id of the heading that labels the section. */
  labelledBy: string;
  ground: keyof typeof grounds;
  id?: string;
  children: ReactNode;
};

/** A full-width band, with its content limited to the page's content width. */
export function Section({ labelledBy, ground, id, children }: Props) {
  return (
    <section aria-labelledby={labelledBy} className={grounds[ground]} id={id}>
      <div className="content py-10 lg:py-18">{children}</div>
    </section>
  );
}
