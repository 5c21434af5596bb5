import type { ComponentProps, ReactNode } from 'react';
import { arrowUpRightIcon, Icon } from '@/components/ui/icon';

type ButtonLinkProps = ComponentProps<'a'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: string | undefined;
  /** Opens the link in a new tab, without access to this page. */
  external?: boolean;
};

/** A link styled as a button: without a variant, the main call to action. */
export function ButtonLink({
  variant = 'accent',
  size,
  external = false,
  icon = external ? arrowUpRightIcon : undefined,
  children,
  ...attributes
}: ButtonLinkProps) {
  return (
    <a
      className={buttonClass(variant, size)}
      // Browsers may prerender the target of the main call to action.
      data-prerender={variant === 'accent' && !external ? '' : undefined}
      {...(external ? newTab : {})}
      {...attributes}
    >
      {children}
      {icon && <Icon path={icon} />}
    </a>
  );
}

const buttonStyles = {
  /** The main call to action in a view, in the shape of an arrow. */
  accent: 'cta text-paper max-sm:w-full',
  /** A call for one audience, in its colour. */
  employers: 'cta cta-employers text-paper',
  nurses: 'cta cta-nurses',
  /** The header's call, beside the page's own. */
  plain: 'cta cta-plain',
  /** The second call of a view: a text link. */
  quiet: 'justify-start! px-0! text-left! text-link',
  /** Buttons that answer or change something in the page. */
  primary:
    'rounded-full bg-action text-paper hover:bg-action-strong active:bg-action-strong forced-colors:border-2',
  outline:
    'rounded-full border-2 border-action text-action hover:bg-action hover:text-paper active:bg-action-strong',
} as const;

const buttonSizes = {
  regular: 'min-h-12 px-6 py-2.5',
  small: 'min-h-11 px-4 py-1.5 text-small',
} as const;

type ButtonVariant = keyof typeof buttonStyles;
type ButtonSize = keyof typeof buttonSizes;

/** The classes of a link or button styled as a button. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize = 'regular'): string {
  return `button inline-flex items-center justify-center gap-2 text-center font-semibold leading-tight transition-colors print:hidden ${buttonSizes[size]} ${buttonStyles[variant]}`;
}

type LinkAttributes = ComponentProps<'a'> & { 'data-nohyphen'?: '' };

/** Renders a tag of a translated text as a link around its words. */
export function linkTo(href: string, attributes: LinkAttributes = {}) {
  return (words: ReactNode) => (
    <a className="text-link" href={href} {...attributes}>
      {words}
    </a>
  );
}

/** Attributes of a link to another site: a new tab, without opener and referrer. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
