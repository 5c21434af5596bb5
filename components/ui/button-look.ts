const looks = {
  /** The main call to action in a view. */
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

export type ButtonLook = keyof typeof looks;
export type ButtonSize = keyof typeof sizes;

/** The classes of a link or button styled as a button. */
export function buttonLook(look: ButtonLook, size: ButtonSize): string {
  return `inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight transition-colors forced-colors:border-2 print:hidden ${sizes[size]} ${looks[look]}`;
}
