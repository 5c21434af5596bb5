import {
  type Answers,
  applicationMonths,
  choices,
  monthText,
  parseAnswers,
} from '@/lib/plan/answers';
import { durations } from '@/lib/plan/durations';
import { makePlan, type Task } from '@/lib/plan/plan';
import { stationIds, timelineOf, typicalAnswers } from '@/lib/plan/timeline';

// Of the tests' own, because a company may change its durations.
Object.assign(durations, {
  languageLevel: { from: 3, to: 6 },
  collectingDocuments: { from: 0.5, to: 2 },
  translatingDocuments: { from: 0.5, to: 1 },
  employer: { from: 1, to: 1 },
  recognition: { from: 4, to: 4 },
  recognitionFast: { from: 2, to: 2 },
  consentFast: { from: 1, to: 1, unit: 'weeks' },
  appointmentFast: { from: 3, to: 3, unit: 'weeks' },
  visaFast: { from: 3, to: 3, unit: 'weeks' },
  visa: { from: 1.75, to: 2.5 },
  travel: { from: 1, to: 2, unit: 'weeks' },
  course: { from: 6, to: 8 },
});

/** All cases begin on the first of a month, so that durations are whole months. */
const november = new Date(2026, 10, 1);

const answersOf = (text: string, date = november): Answers => {
  const answers = parseAnswers(text.split(' '), date);
  if (!answers) throw new Error(`${text} are no answers.`);
  return answers;
};

const months = (text: string, date = november) => {
  const { earliest, latest } = makePlan(answersOf(text, date), date);
  return [monthText(earliest), monthText(latest)];
};

/**
 * Calculated by hand. Each missing level of German takes 3 to 6 months. Meanwhile, collecting
 * documents takes 0.5 to 2 months. Then come the employer (1 month), the decision (4, fast 2), the
 * visa (1.75 to 2.5, fast 7 weeks) and the journey (1 to 2 weeks). Work starts on the next first.
 */
const cases: [answers: string, earliest: string, latest: string][] = [
  // Nothing yet: B1 takes 9 to 18 months. 16 to 26, fast 14 to 23.25.
  ['none none none ordinary ba no', '2028-03', '2029-01'],
  ['none translated none fast xk no', '2028-01', '2028-11'],
  ['none none received ordinary mk no', '2027-11', '2028-09'],
  // A1: two levels, 6 to 12 months. 13 to 20, fast 11 to 17.25.
  ['a1 none none ordinary ba no', '2027-12', '2028-07'],
  ['a1 collected none fast any no', '2027-10', '2028-05'],
  ['a1 translated received fast rs no', '2027-08', '2028-03'],
  // A2: one level, 3 to 6 months. 10 to 14, fast 8 to 11.25.
  ['a2 none none fast me no', '2027-07', '2027-11'],
  ['a2 translated none ordinary xk no', '2027-09', '2028-01'],
  ['a2 translated received ordinary xk no', '2027-05', '2027-09'],
  // B1 without documents: collecting half a month to 2. 7.5 to 10, fast 5.5 to 7.25.
  ['b1 none none ordinary mk no', '2027-07', '2027-09'],
  ['b2 none none fast mk no', '2027-05', '2027-07'],
  // B1 with documents; they are translated while the employer is found. 7 to 8, fast 5 to 5.25.
  ['b1 collected none ordinary al no', '2027-06', '2027-07'],
  ['b2 translated none fast ba no', '2027-04', '2027-05'],
  // Everything is complete: the 3 to 4 months of the employers' page. 3 to 4, fast 3 to 3.25.
  ['b1 translated received ordinary rs no', '2027-02', '2027-03'],
  ['b2 translated received fast rs no', '2027-02', '2027-03'],
  // A received decision implies complete documents.
  ['b1 none received ordinary me no', '2027-02', '2027-03'],
  // Applied for, complete: 4 months from the end of the month; the employer meanwhile.
  ['b1 translated 2026-11 ordinary ba no', '2027-05', '2027-06'],
  ['b1 translated 2026-08 ordinary ba no', '2027-03', '2027-04'],
  ['b1 translated 2025-06 ordinary ba no', '2027-02', '2027-03'],
  ['b1 translated 2026-10 fast ba no', '2027-03', '2027-04'],
  ['b1 translated 2026-06 fast ba no', '2027-02', '2027-03'],
  // Learning German takes longer than the decision.
  ['a2 translated 2026-11 ordinary rs no', '2027-05', '2027-09'],
  // Applied for without complete documents: the limit runs from the complete application.
  ['b1 collected 2026-06 ordinary me no', '2027-06', '2027-07'],
  ['b1 none 2026-06 fast me no', '2027-04', '2027-07'],
  // Recognition partnership: no decision before entry. We place from B1 all the same.
  ['none none none ordinary xk yes', '2027-11', '2028-09'],
  ['a2 collected none ordinary mk yes', '2027-05', '2027-09'],
  ['b1 translated none ordinary al yes', '2027-02', '2027-03'],
  ['a2 translated 2026-06 ordinary al yes', '2027-05', '2027-09'],
];

describe('makePlan', () => {
  it.each(cases)('%s: %s, latest %s', (answers, earliest, latest) => {
    expect(months(answers)).toEqual([earliest, latest]);
  });

  it.each<[day: number, answers: string, earliest: string, latest: string]>([
    // Three weeks of November have passed.
    [22, 'b1 translated received ordinary rs no', '2027-03', '2027-04'],
    [22, 'b1 translated received fast rs no', '2027-03', '2027-03'],
    [22, 'b1 translated 2026-09 ordinary ba no', '2027-04', '2027-05'],
    [30, 'b1 translated none fast al no', '2027-05', '2027-06'],
  ])('on day %i: %s: %s, latest %s', (day, answers, earliest, latest) => {
    expect(months(answers, new Date(2026, 10, day))).toEqual([earliest, latest]);
  });

  it.each<[answers: string, tasks: Task[], next: string | undefined]>([
    ['none none none ordinary ba no', ['course', 'school', 'profile'], 'a1'],
    ['a2 collected none ordinary ba no', ['course', 'translate', 'profile'], 'b1'],
    ['b1 none none ordinary ba no', ['school', 'profile'], undefined],
    ['b1 collected none ordinary ba no', ['translate', 'profile'], undefined],
    ['b1 translated none ordinary ba no', ['profile'], undefined],
    ['b1 translated 2026-10 ordinary ba no', ['answer', 'profile'], undefined],
    ['b1 translated 2026-06 ordinary ba no', ['remind', 'profile'], undefined],
    ['b1 translated 2026-08 fast ba no', ['remind', 'profile'], undefined],
    ['b1 translated received ordinary ba no', ['compensationMeasure', 'profile'], undefined],
    ['a1 translated none fast ba yes', ['partner', 'course', 'profile'], 'a2'],
  ])('%s: this week %j, then %s', (answers, tasks, next) => {
    expect(makePlan(answersOf(answers), november)).toMatchObject({ tasks, nextLevel: next });
  });
});

const ofEmployersOnly = /^(need|interview|preparation)$/;
const ofNursesOnly = /^(profile|documents|employer|recognition|visa|compensationMeasure|language)$/;
const nursesStations = stationIds.filter((id) => !ofEmployersOnly.test(id));
const employersStations = stationIds.filter((id) => !ofNursesOnly.test(id));

describe('timelineOf', () => {
  // The months of the open stations, and of their labels if those are later.
  it.each([
    [
      'b1 none none ordinary ba no',
      'pro0 doc0.5>1 emp2 con3 rec3>4 dec7 vis7>8 bor10 arr10>11 com14 lan16 lic18',
    ],
    ['b2 translated received ordinary ba no', 'pro0 emp0.5>1 con1>2 vis1>3 bor4 arr4>5 com8 lic12'],
    [
      'b1 translated none ordinary ba yes',
      'pro0 emp0.5>1 con1>2 vis1>3 bor4 arr4>5 rec4.5>7.5 dec8>8.5 com8>9.5 lan10>10.5 lic16',
    ],
  ])('%s: %s', (answers, starts) => {
    const { segments } = timelineOf(nursesStations, answersOf(answers), november);
    const texts = segments.map(({ id, at, start }) => {
      const later = start === at ? '' : `>${start / 2}`;
      return id.slice(0, 3) + at / 2 + later;
    });
    expect(texts.join(' ')).toBe(starts);
  });
});

describe('every combination of answers', () => {
  const dates = [november, new Date(2026, 10, 22), new Date(2027, 0, 31)];
  const all = dates.flatMap((date) =>
    choices.german.flatMap((german) =>
      choices.documents.flatMap((documents) =>
        [...choices.decision, ...applicationMonths(date).slice(0, 8)].flatMap((decision) =>
          choices.procedure.flatMap((procedure) =>
            choices.partnership.map((partnership) => ({
              date,
              answers: { ...typicalAnswers, german, documents, decision, procedure, partnership },
            })),
          ),
        ),
      ),
    ),
  );

  it('has its earliest first day in the future, and not after the latest', () => {
    const wrong = all.filter(({ answers, date }) => {
      const { earliest, latest, steps } = makePlan(answers, date);
      const allDates = Object.values(steps).flatMap(({ start, end }) => [start, end]);
      return (
        earliest > latest ||
        earliest <= 2026 * 12 + 10 ||
        allDates.some((one) => one.earliest > one.latest || one.latest > steps.arrival.end.latest)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has a timeline in order of time, whose lanes join it', () => {
    const wrong = all.filter(({ answers, date }) =>
      [nursesStations, employersStations].some((stations) => {
        const { segments } = timelineOf(stations, answers, date);
        const lines = segments.flatMap((one) => one.parallelLines);
        const lanes = [
          ...(lines.some(({ from }) => from === 'main') ? ['documents'] : []),
          ...(answers.german === 'b2' ? [] : ['german']),
        ].join();
        const joining = lines.filter(({ to }) => to === 'main').map(({ from }) => from);
        const joined = [...new Set(joining)].sort().join();
        // A label takes two half months, so that none overlaps the next one.
        const isShort = segments.slice(0, -1).some((one) => one.end < one.start + 2);
        const isFar = segments.some(({ start, at }) => start < at || start > at + 10);
        return joined !== lanes || isShort || isFar;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each<[name: string, further: (answers: Answers) => Partial<Answers>]>([
    [
      'more German',
      ({ german }) => ({ german: choices.german[choices.german.indexOf(german) + 1] ?? german }),
    ],
    [
      'documents further',
      ({ documents }) => ({ documents: documents === 'none' ? 'collected' : 'translated' }),
    ],
    ['the fast procedure', () => ({ procedure: 'fast' })],
    ['an application', ({ decision }) => (decision === 'none' ? { decision: 2026 * 12 + 10 } : {})],
    [
      'an earlier application',
      ({ decision }) => (typeof decision === 'number' ? { decision: decision - 1 } : {}),
    ],
    ['a partnership', () => ({ partnership: 'yes' })],
  ])('%s never takes longer', (_, further) => {
    const slower = all.filter(({ answers, date }) => {
      const before = makePlan(answers, date);
      const after = makePlan({ ...answers, ...further(answers) }, date);
      return after.earliest > before.earliest || after.latest > before.latest;
    });
    expect(slower).toEqual([]);
  });
});
