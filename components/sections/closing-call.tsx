import type { ReactNode } from 'react';
import { LineStretch } from '@/components/ui/line-stretch';

type Props = {
  id: string;
  title: string;
  text: string;
  /** Where the way leads. */
  children: ReactNode;
};

/** The call of a page, in one large sentence: the way runs across the page to its button. */
export function ClosingCall({ id, title, text, children }: Props) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="overflow-clip bg-ground-deep py-16 lg:py-28"
      id={id}
    >
      <div className="content">
        <h2 className="max-w-[18ch] text-display" id={`${id}-title`}>
          {title}
        </h2>
        <p className="mt-6 max-w-measure text-lead text-text-soft">{text}</p>
      </div>
      <div className="way-to-button content mt-10">
        <LineStretch shape="wave" />
        {children}
      </div>
    </section>
  );
}
