import type { ReactNode } from 'react';
import { WayStretch } from '@/components/ui/way-stretch';

/** Stops in a row on wide screens and below each other on narrow ones, joined by the way. */
export function WayStops({ stops }: { stops: readonly { id: string; content: ReactNode }[] }) {
  return (
    <ol className="way-stops content">
      {stops.map(({ id, content }, index) => {
        const isLast = index === stops.length - 1;
        return (
          <li className="way-stop" key={id}>
            {index === 0 && <WayStretch shape="in" />}
            <WayStretch shape={isLast ? 'out' : 'wave'} />
            {!isLast && <WayStretch shape="down" />}
            {content}
          </li>
        );
      })}
    </ol>
  );
}
