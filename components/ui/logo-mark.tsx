import { mark } from '@/lib/brand/mark';

/** The logo mark: a bridge in one stroke, shaped like a pulse line. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={mark.stroke}
      viewBox={`0 0 ${mark.box} ${mark.box}`}
    >
      <path d={mark.path} />
    </svg>
  );
}
