/** The mark: a bridge in one stroke, which can be read as a pulse line. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={3}
      viewBox="0 0 40 40"
    >
      <path d="M2 27h6c1.500-10 6-15 12-15 2.500 0 4 1 5 3l3 15 3-10c.600-2 1.500-3 3-3h4" />
    </svg>
  );
}
