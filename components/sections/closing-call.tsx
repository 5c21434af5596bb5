import { Fragment, type ReactNode } from 'react';
import { LineStretch } from '@/components/ui/line-stretch';

type Props = {
  id: string;
  title: string;
  text: string;
  /** The button. */
  children: ReactNode;
};

/** Final call to action of a page: one large sentence, which breaks after a comma, with the route line ending at its button. */
export function ClosingCall({ id, title, text, children }: Props) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="overflow-clip bg-ground-deep py-10 lg:py-18"
      id={id}
    >
      <div className="content">
        <h2
          className="max-w-[18ch] text-display max-sm:text-[min(2.125rem,8.8vw)]"
          id={`${id}-title`}
        >
          {title.split(/(?<=,) /).map((part) => (
            <Fragment key={part}>
              <span className="inline-block">{part}</span>{' '}
            </Fragment>
          ))}
        </h2>
        <p className="mt-4 max-w-measure text-lead text-text-soft">{text}</p>
      </div>
      <div className="way-to-button content mt-8">
        <LineStretch shape="wave" />
        {children}
      </div>
    </section>
  );
}
