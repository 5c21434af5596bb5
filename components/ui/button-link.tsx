import type { ReactNode } from 'react';
import { type ButtonLook, type ButtonSize, buttonLook } from '@/components/ui/button-look';
import { Icon, type IconName } from '@/components/ui/icon';
import { newTab } from '@/components/ui/new-tab';

type Props = {
  href: string;
  look: ButtonLook;
  size?: ButtonSize;
  icon?: IconName;
  /** Opens another site in a new tab, without giving it access to this one. */
  external?: boolean;
  /** Whether the link leads to the page that is shown. */
  current?: boolean;
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
  current,
  hrefLang,
  children,
}: Props) {
  return (
    <a
      aria-current={current ? 'page' : undefined}
      className={buttonLook(look, size)}
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
