import type { ReactNode } from 'react';
import { LineStretch } from '@/components/ui/line-stretch';

/** Stops joined by the route line, in a row on wide screens and in a column on narrow ones. */
export function LineStops({ stops }: { stops: readonly { id: string; content: ReactNode }[] }) {
  return (
    <ol className="way-stops content">
      {stops.map(({ id, content }, index) => {
        const isLast = index === stops.length - 1;
        return (
          <li className="way-stop" key={id}>
            {index === 0 && <LineStretch shape="in" />}
            <LineStretch shape={isLast ? 'out' : 'wave'} />
            {!isLast && <LineStretch shape="down" />}
            {content}
          </li>
        );
      })}
    </ol>
  );
}
