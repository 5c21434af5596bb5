import type { ReactNode } from 'react';
import { type ButtonLook, type ButtonSize, buttonLook } from '@/components/ui/button-look';
import { Icon, type IconName } from '@/components/ui/icon';
import { newTab } from '@/components/ui/new-tab';

type Props = {
  href: string;
  look: ButtonLook;
  size?: ButtonSize;
  icon?: IconName;
  /** Opens another site in a new tab, without access to this one. */
  external?: boolean;
  /** Whether the link points to the current page. */
  current?: boolean;
  /** Language of the target page, if different. */
  hrefLang?: string;
  children: ReactNode;
};

/** A link styled as a button. */
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
      // Lets browsers prerender the target of the main call to action.
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
