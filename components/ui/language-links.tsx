import type { Locale } from '@/lib/locales';

/** One language of the switcher. */
export type LanguageLink = {
  locale: Locale;
  href: string;
  /** The name that the language has in itself. */
  name: string;
  /** BCP 47 tag of that name and of the target page. */
  tag: string;
  current: boolean;
};

type Props = { links: readonly LanguageLink[]; layout: keyof typeof layouts };

const layouts = {
  column: {
    list: 'flex flex-col',
    link: 'rounded-control px-3 hover:bg-tint aria-[current]:decoration-accent',
  },
  /** A row on the dark band. */
  band: {
    list: 'flex flex-wrap gap-x-4',
    link: 'hover:underline',
  },
} as const;

export type LanguageLayout = keyof typeof layouts;

/** Links to the same page in every language. */
export function LanguageLinks({ links, layout }: Props) {
  return (
    <ul className={layouts[layout].list}>
      {links.map((link) => (
        <li key={link.tag}>
          <a
            aria-current={link.current ? 'true' : undefined}
            className={`flex min-h-11 items-center aria-[current]:font-bold aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-4 ${layouts[layout].link}`}
            data-language={link.locale}
            href={link.href}
            hrefLang={link.tag}
            lang={link.tag}
          >
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
