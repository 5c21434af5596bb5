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
  /** Less space above and below, on a page of many sections. */
  isTight?: boolean;
  children: ReactNode;
};

/** A full-width band, with its content limited to the page's content width. */
export function Section({ labelledBy, background, id, isTight = false, children }: Props) {
  return (
    <section aria-labelledby={labelledBy} className={backgrounds[background]} id={id}>
      <div className={`content ${isTight ? 'py-5 lg:py-10' : 'py-7 lg:py-18'}`}>{children}</div>
    </section>
  );
}
