import { Fragment } from 'react';
import type { MonthNames } from '@/components/islands/planner/month-names';
import type { MonthNumber } from '@/lib/plan/answers';
import type { Plan } from '@/lib/plan/plan';

type Props = {
  plan: Plan;
  /** Name of each step of the plan. */
  labels: readonly string[];
  current: MonthNumber;
  /** What has passed of the current month. */
  passed: number;
  names: MonthNames;
};

const axisHeight = 28;
const rowHeight = 44;
/** Of the width, on both sides; the stops reach beyond their places. */
const margin = 3;
/** Months between two names on the axis. */
const tickSteps = [1, 2, 3, 4, 6, 12];
const mostTicks = 5;

/** The likely course as the route line, to scale on an axis of months. Decorative: the list says it. */
export function WayChart({ plan, labels, current, passed, names }: Props) {
  const { steps, earliest, likely } = plan;
  const total = likely - current - passed;
  const height = axisHeight + steps.length * rowHeight;
  const x = (months: number) => `${margin + (months / total) * (100 - 2 * margin)}%`;
  const y = (row: number) => axisHeight + row * rowHeight + 32;
  const tick = tickSteps.find((step) => total / step <= mostTicks) ?? 12;
  const inner = Array.from({ length: Math.ceil(total / tick) }, (_, index) => index * tick - passed)
    // Too near to the first or the last to be legible.
    .filter((months) => months > 0.7 * tick && total - months > 0.7 * tick)
    .map((months) => ({ months, at: x(months), anchor: 'middle' as const }));
  const ticks = [
    { months: 0, at: '0%', anchor: 'start' as const },
    ...inner,
    { months: total, at: '100%', anchor: 'end' as const },
  ];
  const last = steps.length - 1;
  return (
    <svg aria-hidden="true" className="mt-5 overflow-visible" height={height} width="100%">
      <rect
        fill="var(--color-highlight)"
        fillOpacity="0.3"
        height={height - axisHeight}
        width={`${((likely - earliest) / total) * (100 - 2 * margin)}%`}
        x={x(earliest - current - passed)}
        y={axisHeight}
      />
      {ticks.map(({ months, at, anchor }) => (
        <Fragment key={months}>
          <line
            stroke="var(--color-edge)"
            x1={x(months)}
            x2={x(months)}
            y1={axisHeight - 6}
            y2={height}
          />
          <text fill="var(--color-text-soft)" fontSize="13" textAnchor={anchor} x={at} y="14">
            {names.axis(current + Math.round(months + passed))}
          </text>
        </Fragment>
      ))}
      <g fill="none" stroke="var(--color-accent)" strokeLinecap="round" strokeWidth="5">
        {steps.map(({ id, begin, end, isDecisive }, row) => {
          const ends = row === last ? total : end.to;
          const least = begin.to + Math.min(end.from - begin.from, ends - begin.to);
          const before = steps.findLastIndex((step, index) => index < row && step.isDecisive);
          return (
            <g key={id} strokeWidth={isDecisive ? 5 : 2}>
              {isDecisive && before >= 0 && (
                <line x1={x(begin.to)} x2={x(begin.to)} y1={y(before)} y2={y(row)} />
              )}
              <line strokeDasharray="1 9" x1={x(least)} x2={x(ends)} y1={y(row)} y2={y(row)} />
              <line x1={x(begin.to)} x2={x(least)} y1={y(row)} y2={y(row)} />
            </g>
          );
        })}
      </g>
      {steps.map(({ id, begin, isDecisive }, row) => {
        const isLate = begin.to > total / 2;
        return (
          <Fragment key={id}>
            <circle
              cx={x(begin.to)}
              cy={y(row)}
              fill="var(--color-highlight)"
              r={isDecisive ? 7 : 4}
              stroke="var(--color-text)"
              strokeWidth={isDecisive ? 3 : 2}
            />
            <text
              dx={isLate ? -12 : 12}
              dy="-12"
              fill="var(--color-text)"
              fontSize="15"
              fontWeight={isDecisive ? 600 : 400}
              paintOrder="stroke"
              stroke="var(--color-paper)"
              strokeWidth="4"
              textAnchor={isLate ? 'end' : 'start'}
              x={x(begin.to)}
              y={y(row)}
            >
              {labels[row]}
            </text>
          </Fragment>
        );
      })}
      <circle
        cx={x(total)}
        cy={y(last)}
        fill="var(--color-highlight)"
        r="9"
        stroke="var(--color-text)"
        strokeWidth="3"
      />
    </svg>
  );
}
