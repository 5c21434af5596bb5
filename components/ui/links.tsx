import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';

type ButtonLinkProps = {
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
}: ButtonLinkProps) {
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

const buttonStyles = {
  /** The main call to action in a view. */
  accent: 'bg-accent text-paper hover:bg-accent-strong active:bg-accent-strong',
  primary: 'bg-action text-paper hover:bg-action-strong active:bg-action-strong',
  quiet:
    'border-2 border-action text-action hover:bg-action hover:text-paper active:bg-action-strong',
  'on-band': 'bg-on-band text-text hover:bg-highlight active:bg-highlight',
} as const;

const buttonSizes = {
  regular: 'min-h-12 px-6 py-2.5',
  small: 'min-h-11 px-4 py-1.5 text-small',
} as const;

type ButtonLook = keyof typeof buttonStyles;
type ButtonSize = keyof typeof buttonSizes;

/** The classes of a link or button styled as a button. */
export function buttonLook(look: ButtonLook, size: ButtonSize): string {
  return `inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight transition-colors forced-colors:border-2 print:hidden ${buttonSizes[size]} ${buttonStyles[look]}`;
}

/** Attributes of a link to another site: a new tab, without opener and referrer. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

type Arm = {
  /** Its colour, on every page and in every language. */
  reader: keyof typeof audienceStyles;
  href: string;
  title: string;
  text: string;
  /** Opens another site in a new tab, without access to this one. */
  external?: boolean;
};

type SignpostProps = { arms: readonly Arm[]; className: string };

const audienceStyles = {
  employers: { link: 'text-paper', arm: 'bg-action' },
  nurses: { link: '', arm: 'bg-highlight' },
} as const;

/** Links of equal rank, each for another audience, as the arms of a signpost. */
export function Signpost({ arms, className }: SignpostProps) {
  return (
    <div className={`signpost grid gap-2 print:hidden ${className}`}>
      {arms.map(({ reader, href, title, text, external }) => {
        const style = audienceStyles[reader];
        return (
          <a
            className={`arm relative text-small leading-snug hover:underline forced-colors:border-2 ${style.link}`}
            href={href}
            key={href}
            {...(external ? newTab : {})}
          >
            <span className={`relative block h-full ${style.arm}`}>
              <strong className="block text-body leading-snug">{title}</strong>
              {text}
            </span>
          </a>
        );
      })}
    </div>
  );
}
