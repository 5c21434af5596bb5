import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { planner } from '@/components/islands/planner/islands';
import { TimelineSegment } from '@/components/islands/planner/timeline-segment';
import { Drawing } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { type Locale, localeTable } from '@/lib/locales';
import {
  type Answers,
  answerTexts,
  choices,
  planHashName,
  type Question,
  questions,
} from '@/lib/plan/answers';
import {
  introducedAnswers,
  monthsToWork,
  rangeText,
  type StationId,
  stationIds,
  timelineOf,
  typicalAnswers,
} from '@/lib/plan/timeline';
import { hrefFor } from '@/lib/routing/addresses';

function monthsOf(locale: Locale): string[] {
  const { intl } = localeTable[locale];
  const format = new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
}

/** Country names by code, made while building because some browsers lack Bosnian names. */
function countryNames(locale: Locale): Record<string, string> {
  const names = new Intl.DisplayNames(localeTable[locale].intl, { type: 'region' });
  const codes = choices.country.slice(1);
  return Object.fromEntries(codes.map((code) => [code, names.of(code.toUpperCase()) ?? code]));
}

/** Answers that employers can start with. */
const presets = [
  { id: 'ready', answers: { ...introducedAnswers, decision: 'received' } },
  { id: 'typical', answers: introducedAnswers },
  { id: 'learning', answers: { ...introducedAnswers, german: 'a2' } },
] as const satisfies readonly { id: string; answers: Answers }[];

const legendItem = 'flex items-center gap-1.5 before:w-4 before:border-t-3';

type PlannedTimelineProps = {
  audience: 'nurses' | 'employers';
  heading: ReactNode;
  /** The labels of the page's stations. */
  stations: Partial<Record<StationId, ReactNode>>;
};

/**
 * The timeline of the typical case, to scale; and the planner, which redraws it from answers.
 * The page passes the heading and the stations.
 */
export function PlannedTimeline({ audience, heading, stations }: PlannedTimelineProps) {
  const locale = useLocale();
  const { planner: texts, employers: employersPage, common } = useMessages();
  const { fields, lead, moreQuestions, legend, milestones, nurses, employers, ...shared } = texts;
  const { applied, since } = fields.decision;
  const labels: Partial<Record<StationId, ReactNode>> = {
    ...Object.fromEntries(
      Object.entries(milestones).map(([id, name]) => [id, <p key={id}>{name}</p>]),
    ),
    ...stations,
  };
  const ids = stationIds.filter((id) => labels[id] !== undefined);
  const isForNurses = audience === 'nurses';
  const typicalCase = isForNurses ? typicalAnswers : introducedAnswers;
  const timeline = timelineOf(ids, typicalCase);
  return (
    <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
      {/* What is next is below the questions of nurses, and below the timeline of employers. */}
      <div className={isForNurses ? '' : 'lg:row-span-2'}>
        {heading}
        <div className="mt-6 lg:mt-8" data-planner="">
          <h3 className="text-title">{texts[audience].title}</h3>
          <Island
            hasPropsFile
            hash={planHashName}
            island={planner}
            props={{
              contactHref: hrefFor(locale, 'contact'),
              ...(isForNurses && { shareLabel: common.share }),
              months: monthsOf(locale),
              stations: ids,
              texts: { ...shared, ...texts[audience], applied, since },
              typicalMonths: rangeText(monthsToWork(typicalCase)),
              presets: (isForNurses ? [] : presets).map(({ id, answers }) => ({
                label: employersPage.process.presets[id].replace(
                  '{months}',
                  rangeText(monthsToWork(answers)),
                ),
                answers: answerTexts(answers),
              })),
            }}
            // Hydrates shortly before it is visible, so that the months are complete by then.
            trigger="visible"
          />
          {isForNurses ? (
            <Questions answers={typicalCase} />
          ) : (
            <div className="mt-1 print:hidden [@media(scripting:none)]:hidden">
              <Disclosure isInline label={moreQuestions}>
                <Questions answers={typicalCase} />
              </Disclosure>
            </div>
          )}
        </div>
      </div>
      <div
        className={`timeline pt-4 leading-tight lg:col-start-2 lg:row-start-1 lg:pt-2 ${isForNurses ? 'lg:row-span-2' : ''}`}
        data-planner=""
      >
        <p
          aria-hidden="true"
          className="timeline-legend flex flex-wrap gap-x-3 pb-6 text-caption sm:gap-x-4"
        >
          {legend.month}
          <span className={`lane-german ${legendItem}`}>{legend.language}</span>
          <span className={`lane-documents ${legendItem}`}>{legend.documents}</span>
        </p>
        <ol className="animated-details" id={isForNurses ? 'weg' : undefined}>
          {timeline.segments.map((segment) => (
            <li className={`timeline-${segment.id}`} data-station={segment.id} key={segment.id}>
              <div aria-hidden="true" className="timeline-segment relative flex flex-col">
                <TimelineSegment
                  axisLabel={(at) => (at % 6 === 0 ? `${at / 2}` : undefined)}
                  timeline={timeline}
                  segment={segment}
                />
              </div>
              <div className="timeline-label text-small text-text-soft leading-normal lg:max-w-[32rem]">
                {labels[segment.id]}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={isForNurses ? '' : 'lg:col-start-2'} data-planner="" id="plan-result" />
      {!isForNurses && (
        <Drawing
          className="w-72 self-end justify-self-end max-xl:hidden lg:col-start-2 lg:row-start-1"
          name="employers-lockers"
        />
      )}
    </div>
  );
}

/** The six questions, with the answers of the typical case at first; hidden without scripts. */
function Questions({ answers }: { answers: Answers }) {
  const { fields, lead } = useMessages().planner;
  const countries = countryNames(useLocale());
  const nameOf = (id: Question, value: string) => {
    const ofField: Readonly<Record<string, string>> = fields[id];
    return ofField[value] ?? countries[value] ?? value.toUpperCase();
  };
  return (
    <div
      className="mt-1 grid items-end gap-x-3 gap-y-1.5 min-[22rem]:grid-cols-2 print:hidden [@media(scripting:none)]:hidden"
      id="plan-questions"
    >
      {questions.map((id) => (
        <div className={`relative ${id === 'country' ? 'col-span-full' : ''}`} key={id}>
          <label className="text-small text-text-soft" htmlFor={`plan-${id}`}>
            {fields[id].label}
          </label>
          <select
            className="block min-h-11 w-full appearance-none rounded-control border-2 border-edge-strong bg-paper pr-9 pl-3"
            defaultValue={answers[id]}
            id={`plan-${id}`}
          >
            {choices[id].map((value) => (
              <option key={value} value={value}>
                {nameOf(id, value)}
              </option>
            ))}
          </select>
          <Icon
            className="pointer-events-none absolute right-3 bottom-3 size-5 text-accent"
            name="chevron-down"
          />
        </div>
      ))}
      <p className="text-balance text-small text-text-soft">{lead}</p>
    </div>
  );
}
