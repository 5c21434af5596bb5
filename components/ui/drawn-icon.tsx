import type { IconShapes } from '@/components/ui/icon-shapes';

type Props = {
  shapes: IconShapes;
  className?: string | undefined;
};

/** Renders an icon as inline SVG. Islands use it to bundle only the icons that they need. */
export function DrawnIcon({ shapes, className = 'size-5' }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={2}
      viewBox="0 0 24 24"
    >
      {shapes.map((shape) => {
        if (typeof shape === 'string') return <path d={shape} key={shape} />;
        const key = JSON.stringify(shape);
        return 'r' in shape ? <circle {...shape} key={key} /> : <rect {...shape} key={key} />;
      })}
    </svg>
  );
}
