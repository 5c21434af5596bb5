import type { ReactNode } from 'react';
import { newTab } from '@/components/ui/links';

type ShareLinksProps = {
  /** Absolute URL with the hash of the shared section. */
  url: string;
  /** The text of the message, before the URL. */
  text: string;
  label: string;
  /** More ways to share, such as a button that copies the URL. */
  children?: ReactNode;
};

const ways = [
  { name: 'WhatsApp', href: 'https://wa.me/?text=', ...newTab },
  { name: 'Viber', href: 'viber://forward?text=' },
];

/** Links that share a URL by messenger, without scripts. */
export function ShareLinks({ url, text, label, children }: ShareLinksProps) {
  const message = encodeURIComponent(`${text} ${url}`);
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-small print:hidden">
      <span className="font-semibold">{label}</span>
      {ways.map(({ name, href, ...attributes }) => (
        <a
          aria-label={`${label} ${name}`}
          className="text-link inline-flex min-h-11 items-center"
          href={href + message}
          key={name}
          {...attributes}
        >
          {name}
        </a>
      ))}
      {children}
    </div>
  );
}
