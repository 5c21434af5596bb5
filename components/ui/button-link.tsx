import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { newTab } from '@/components/ui/new-tab';

const looks = {
  /** The one call to action in a view. */
  accent: 'bg-accent text-paper hover:bg-accent-strong active:bg-accent-strong',
  primary: 'bg-action text-paper hover:bg-action-strong active:bg-action-strong',
  quiet:
    'border-2 border-action text-action hover:bg-action hover:text-paper active:bg-action-strong',
  'on-band': 'bg-on-band text-text hover:bg-highlight active:bg-highlight',
} as const;

const sizes = {
  regular: 'min-h-12 px-6 py-2.5',
  small: 'min-h-11 px-4 py-1.5 text-small',
} as const;

type Props = {
  href: string;
  look: keyof typeof looks;
  size?: keyof typeof sizes;
  icon?: IconName;
  /** Opens another site in a new tab, without giving it access to this one. */
  external?: boolean;
  /** Language of the page behind the link, where it is another one. */
  hrefLang?: string;
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({
  href,
  look,
  size = 'regular',
  icon,
  external,
  hrefLang,
  children,
}: Props) {
  return (
    <a
      className={`inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight transition-colors print:hidden ${sizes[size]} ${looks[look]}`}
      // The browser may draw the page behind the one call to action ahead.
      data-likely-next={look === 'accent' && !external ? '' : undefined}
      href={href}
      hrefLang={hrefLang}
      {...(external ? newTab : {})}
    >
      {children}
      {icon && <Icon name={icon} />}
    </a>
  );
}
