import type { ComponentProps } from 'react';
import { crossIcon, Icon } from '@/components/ui/icon';

type CloseButtonProps = ComponentProps<'button'> & { label: string };

/** A button with a cross, which closes the part of the page that it is in. */
export function CloseButton({ label, className = '', ...others }: CloseButtonProps) {
  return (
    <button
      aria-label={label}
      className={`grid size-11 shrink-0 place-items-center rounded-full text-text-soft hover:bg-tint hover:text-text ${className}`}
      title={label}
      type="button"
      {...others}
    >
      <Icon path={crossIcon} />
    </button>
  );
}
