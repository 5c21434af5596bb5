import type { ReactNode } from 'react';
import { Connector } from '@/components/ui/thread';

type Step = {
  title: string;
  /** How long it takes, or when it begins. */
  time: string;
  text: ReactNode;
  /** What follows from it. */
  more?: ReactNode;
};

/** The numbered steps of a page, on one line. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, time, text, more }, index) => (
        <li key={title}>
          {index === 0 && <Connector shape="in" />}
          <Connector shape={index < steps.length - 1 ? 'wave' : 'out'} />
          {index < steps.length - 1 && <Connector shape="down" />}
          <h3 className="text-title">
            <span className="step-number">{index + 1}</span> {title}
          </h3>
          <p className="font-semibold text-action">{time}</p>
          <p className="mt-1 max-w-measure">{text}</p>
          {more !== undefined && <div className="pt-1">{more}</div>}
        </li>
      ))}
    </ol>
  );
}
