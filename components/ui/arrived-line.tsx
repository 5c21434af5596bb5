/** The end of the route line: a last stop with a check mark. */
export function ArrivedLine({ className = 'h-12 w-30' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`arrived-way shrink-0 ${className}`}
      fill="none"
      viewBox="0 0 120 48"
    >
      <circle cx="95" cy="24" r="21" />
      <path d="M3 34C16 12 30 10 42 22S64 40 76 27C80 23 84 24 87 28L91.5 33.5C96 25 100 19 106 14" />
    </svg>
  );
}
