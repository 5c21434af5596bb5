import { Fragment } from 'react';
import type { MonthNames, PlannerTexts } from '@/components/islands/planner/use-plan';
import { type Answers, type MonthNumber, monthOf } from '@/lib/plan/answers';
import type { Range } from '@/lib/plan/durations';
import { neededLevel, type Plan, type StepId, shareOfMonth } from '@/lib/plan/plan';

type PlanResultProps = {
  answers: Answers;
  plan: Plan;
  now: Date;
  texts: PlannerTexts;
  names: MonthNames;
};

/** The route to the first working day: a chart, the next tasks, and each step in words. */
export function PlanResult({ answers, plan, now, texts, names }: PlanResultProps) {
  const { nextLevel = neededLevel, steps, tasks } = plan;
  const hasPartner = answers.partnership === 'yes';
  const current = monthOf(now);
  const passed = shareOfMonth(now);
  const period = (begin: Range, end: Range) => {
    const [first, last] = [begin, end].map(({ to }) =>
      names.short(current + Math.floor(passed + to)),
    );
    return first === last ? first : `${first} – ${last}`;
  };
  return (
    <>
      <RouteChart
        current={current}
        labels={texts.steps}
        names={names}
        passed={passed}
        plan={plan}
      />
      <p className="mt-2 text-small text-text-soft">
        {texts.legend.dotted} {plan.earliest < plan.latest && texts.legend.yellow}
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <h4 className="font-bold">{texts.week}</h4>
          <ul className="mt-3 space-y-3">
            {tasks.map((task) => (
              <li className="border-accent border-l-3 pl-4" key={task}>
                {texts.tasks[task].replace('{level}', nextLevel.toUpperCase())}
              </li>
            ))}
          </ul>
        </div>
        {answers.country !== 'any' && (
          <div>
            <h4 className="font-bold">{texts.embassy}</h4>
            <p className="mt-3">{texts.embassies[answers.country]}</p>
          </div>
        )}
      </div>
      <ol className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ id, begin, end, isCritical }) => (
          <li className="text-small" key={id}>
            <p className="font-semibold text-body">{texts.steps[id]}</p>
            <p className="text-text-soft">
              {period(begin, end)}
              {!isCritical && `, ${texts.parallel}`}
            </p>
            <p>
              {texts.who}: {texts.actors[id]}
            </p>
            <p>
              {texts.payer}: {texts.payers[id]}
              {id === 'visa' && answers.procedure === 'fast' && `; ${texts.payers.fast}`}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-measure">{hasPartner ? texts.afterPartner : texts.after}</p>
      <p className="mt-4 max-w-measure text-small text-text-soft">
        {texts.unknown} {hasPartner && texts.unknownPartner}
      </p>
    </>
  );
}

type RouteChartProps = {
  plan: Plan;
  labels: Record<StepId, string>;
  current: MonthNumber;
  /** What has passed of the current month. */
  passed: number;
  names: MonthNames;
};

const axisHeight = 28;
const rowHeight = 44;
/** In percent of the width, on both sides: stops reach beyond their places. */
const margin = 3;
/** Maximum number of labelled months on the axis, besides the first. */
const maxTicks = 5;

type NameProps = { text: string; at: string; y: number; isLate: boolean; isStrong: boolean };

/** The name of a step above its line, on the side that has more room. */
function Name({ text, at, y, isLate, isStrong }: NameProps) {
  return (
    <text
      dx={isLate ? -12 : 12}
      dy="-12"
      fontSize="15"
      fontWeight={isStrong ? 600 : 400}
      stroke="none"
      textAnchor={isLate ? 'end' : 'start'}
      x={at}
      y={y}
    >
      {text}
    </text>
  );
}

/**
 * The critical path as the route line, to scale on an axis of months; parallel steps are above it.
 * Decorative: the list of steps has the same content.
 */
function RouteChart({ plan, labels, current, passed, names }: RouteChartProps) {
  const { earliest, latest } = plan;
  // With the critical steps in adjacent rows the line crosses no name.
  const rows = [...plan.steps].sort((one, two) => Number(one.isCritical) - Number(two.isCritical));
  const last = rows.length - 1;
  const total = latest - current - passed;
  const height = axisHeight + rows.length * rowHeight;
  const share = (months: number) => (months / total) * (100 - 2 * margin);
  const x = (months: number) => `${margin + share(months)}%`;
  const y = (row: number) => axisHeight + row * rowHeight + 32;
  const tick = Math.ceil(total / maxTicks);
  const between = Array.from({ length: Math.ceil(total / tick) }, (_, index) => index * tick)
    // Too near to the first or the last to be legible.
    .filter((months) => months - passed >= 0.8 * tick && total + passed - months >= 0.8 * tick)
    .map((months) => ({ months, at: x(months - passed), anchor: 'middle' as const }));
  const ticks = [
    { months: 0, at: '0%', anchor: 'start' as const },
    ...between,
    { months: latest - current, at: '100%', anchor: 'end' as const },
  ];
  return (
    <svg aria-hidden="true" className="mt-5 overflow-visible" height={height} width="100%">
      <rect
        fill="var(--color-highlight)"
        fillOpacity="0.3"
        height={height - axisHeight}
        width={`${share(latest - earliest)}%`}
        x={x(earliest - current - passed)}
        y={axisHeight}
      />
      {ticks.map(({ months, at, anchor }) => (
        <Fragment key={months}>
          <line
            stroke="var(--color-edge)"
            x1={x(Math.max(0, months - passed))}
            x2={x(Math.max(0, months - passed))}
            y1={axisHeight - 6}
            y2={height}
          />
          <text fill="currentColor" fontSize="13" textAnchor={anchor} x={at} y="14">
            {names.axis(current + months)}
          </text>
        </Fragment>
      ))}
      {rows.map(({ id, begin, end, isCritical }, row) => {
        const start = x(begin.to);
        // Work starts on the first of a month.
        const ends = row === last ? total : end.to;
        const least = x(begin.to + Math.min(end.from - begin.from, ends - begin.to));
        return (
          <g
            fill="currentColor"
            key={id}
            stroke="var(--color-accent)"
            strokeLinecap="round"
            strokeWidth={isCritical ? 5 : 2}
          >
            {isCritical && begin.to > 0 && (
              <line x1={start} x2={start} y1={y(row - 1)} y2={y(row)} />
            )}
            <line strokeDasharray="1 9" x1={least} x2={x(ends)} y1={y(row)} y2={y(row)} />
            <line x1={start} x2={least} y1={y(row)} y2={y(row)} />
            <circle
              cx={row === last ? x(total) : start}
              cy={y(row)}
              fill="var(--color-highlight)"
              r={isCritical ? 7 : 4}
              stroke="currentColor"
              strokeWidth={isCritical ? 3 : 2}
            />
            <Name
              at={start}
              isLate={begin.to > total / 2}
              isStrong={isCritical}
              text={labels[id]}
              y={y(row)}
            />
          </g>
        );
      })}
    </svg>
  );
}
