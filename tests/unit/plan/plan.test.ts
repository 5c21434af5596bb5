import {
  type Answers,
  applicationMonths,
  choices,
  monthText,
  parseAnswers,
  possibleDocuments,
  type Task,
} from '@/lib/plan/answers';
import { durations } from '@/lib/plan/durations';
import { makePlan } from '@/lib/plan/plan';
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
  wholeRecognition: { from: 24, to: 24 },
});

/** All cases begin on the first of a month, so that durations are whole months. */
const november = new Date(2026, 10, 1);

const answersOf = (text: string, date = november): Answers => {
  const answers = parseAnswers(text.split(' '), date);
  if (!answers) throw new Error(`${text} are no answers.`);
  return answers;
};

/**
 * Calculated by hand. Each missing level of German takes 3 to 6 months. Meanwhile, collecting
 * documents takes 0.5 to 2 months. Then come the employer (1 month), the decision (4, fast 2), the
 * visa (1.75 to 2.5, fast 7 weeks) and the journey (1 to 2 weeks). Work starts on the next first.
 */
const cases: [answers: string, earliest: string, latest: string, day?: number][] = [
  // Nothing yet: B1 takes 9 to 18 months. 16 to 26, fast 14 to 23.25.
  ['none none none ordinary ba', '2028-03', '2029-01'],
  ['none translated none fast xk', '2028-01', '2028-11'],
  ['none none received ordinary mk', '2027-11', '2028-09'],
  // A1: two levels, 6 to 12 months. 13 to 20, fast 11 to 17.25.
  ['a1 none none ordinary ba', '2027-12', '2028-07'],
  ['a1 collected none fast any', '2027-10', '2028-05'],
  ['a1 translated received fast rs', '2027-08', '2028-03'],
  // A2: one level, 3 to 6 months. 10 to 14, fast 8 to 11.25.
  ['a2 none none fast me', '2027-07', '2027-11'],
  ['a2 translated none ordinary xk', '2027-09', '2028-01'],
  ['a2 translated received ordinary xk', '2027-05', '2027-09'],
  // B1 without documents: collecting half a month to 2. 7.5 to 10, fast 5.5 to 7.25.
  ['b1 none none ordinary mk', '2027-07', '2027-09'],
  ['b2 none none fast mk', '2027-05', '2027-07'],
  // B1 with documents; they are translated while the employer is found. 7 to 8, fast 5 to 5.25.
  ['b1 collected none ordinary al', '2027-06', '2027-07'],
  ['b2 translated none fast ba', '2027-04', '2027-05'],
  // Everything is complete: the 3 to 4 months of the employers' page. 3 to 4, fast 3 to 3.25.
  ['b1 translated received ordinary rs', '2027-02', '2027-03'],
  ['b2 translated received fast rs', '2027-02', '2027-03'],
  // Applied for, complete: 4 months from the end of the month; the employer meanwhile.
  ['b1 translated 2026-11 ordinary ba', '2027-05', '2027-06'],
  ['b1 translated 2026-08 ordinary ba', '2027-03', '2027-04'],
  ['b1 translated 2025-06 ordinary ba', '2027-02', '2027-03'],
  ['b1 translated 2026-10 fast ba', '2027-03', '2027-04'],
  ['b1 translated 2026-06 fast ba', '2027-02', '2027-03'],
  // Learning German takes longer than the decision.
  ['a2 translated 2026-11 ordinary rs', '2027-05', '2027-09'],
  // Applied for without complete documents: the limit runs from the complete application.
  ['b1 collected 2026-06 ordinary me', '2027-06', '2027-07'],
  // Recognition partnership: no decision before entry. We place from B1 all the same.
  ['none none partnership ordinary xk', '2027-11', '2028-09'],
  ['a2 collected partnership ordinary mk', '2027-05', '2027-09'],
  ['b1 translated partnership ordinary al', '2027-02', '2027-03'],
  // Three weeks of November have passed.
  ['b1 translated received ordinary rs', '2027-03', '2027-04', 22],
  ['b1 translated received fast rs', '2027-03', '2027-03', 22],
  ['b1 translated 2026-09 ordinary ba', '2027-04', '2027-05', 22],
  ['b1 translated none fast al', '2027-05', '2027-06', 30],
];

describe('makePlan', () => {
  it.each(cases)('%s: first day in %s, latest in %s', (answers, earliest, latest, day = 1) => {
    const date = new Date(2026, 10, day);
    const plan = makePlan(answersOf(answers, date), date);
    expect([plan.earliest, plan.latest].map(monthText)).toEqual([earliest, latest]);
  });

  it.each<[answers: string, tasks: Task[], next: string | undefined]>([
    ['none none none ordinary ba', ['course', 'school', 'profile'], 'a1'],
    ['a2 collected none ordinary ba', ['course', 'translate', 'profile'], 'b1'],
    ['b1 none none ordinary ba', ['school', 'profile'], undefined],
    ['b1 collected none ordinary ba', ['translate', 'profile'], undefined],
    ['b1 translated none ordinary ba', ['profile'], undefined],
    ['b1 translated 2026-10 ordinary ba', ['answer', 'profile'], undefined],
    ['b1 translated 2026-06 ordinary ba', ['remind', 'profile'], undefined],
    ['b1 translated 2026-08 fast ba', ['remind', 'profile'], undefined],
    ['b1 translated received ordinary ba', ['compensationMeasure', 'profile'], undefined],
    ['a1 translated partnership fast ba', ['partner', 'course', 'profile'], 'a2'],
  ])('%s: the tasks are %j, and the next level is %s', (answers, tasks, next) => {
    expect(makePlan(answersOf(answers), november)).toMatchObject({ tasks, nextLevel: next });
  });
});

const ofEmployersOnly = /^(need|interview|preparation)$/;
const ofNursesOnly = /^(profile|documents|employer|recognition|visa)$/;
const nursesStations = stationIds.filter((id) => !ofEmployersOnly.test(id));
const employersStations = stationIds.filter((id) => !ofNursesOnly.test(id));

describe('timelineOf', () => {
  // The months of the rows with their stations; a row may be a long stretch.
  // biome-ignore format: a table to be read at a glance
  it.each([
    ['b1 none none ordinary ba',
      '0pro 0.5doc 2emp 3con+rec 7dec+vis 10bor+arr 11com 16lan-licence 27lic'],
    ['none collected none ordinary ba',
      '0pro 0.5doc-language 18emp 19con+rec 23dec+vis 26bor+arr 27com 32lan-licence 43lic'],
    ['b2 translated received ordinary ba', '0pro 0.5emp 1con+vis 4bor+arr 5com-licence 13lic'],
    ['b1 translated 2026-09 ordinary ba',
      '0pro 0.5emp 1con 3dec+vis 6bor+arr 7com 12lan-licence 22lic'],
    ['b1 translated partnership ordinary ba',
      '0pro 0.5emp 1con+vis 4bor+arr 4.5rec 8dec+com 10lan-licence 28.5lic'],
  ])('%s: the rows are %s', (answers, expected) => {
    const { rows } = timelineOf(nursesStations, answersOf(answers), november);
    const texts = rows.map(({ ids, start, stretch }) => {
      const names = ids.map((id) => id.slice(0, 3)).join('+');
      return `${start / 2}${names}${stretch ? `-${stretch.of}` : ''}`;
    });
    expect(texts.join(' ')).toBe(expected);
  });
});

describe('every combination of answers', () => {
  const dates = [november, new Date(2026, 10, 22), new Date(2027, 0, 31)];
  const all = dates.flatMap((date) =>
    choices.german.flatMap((german) =>
      [...choices.decision, ...applicationMonths(date).slice(0, 8)].flatMap((decision) =>
        possibleDocuments(decision).flatMap((documents) =>
          choices.procedure.map((procedure) => ({
            date,
            answers: { ...typicalAnswers, german, documents, decision, procedure },
          })),
        ),
      ),
    ),
  );

  it('has its earliest first day in the future, and not after the latest', () => {
    const wrong = all.filter(({ answers, date }) => {
      const { earliest, latest, dates } = makePlan(answers, date);
      return (
        earliest > latest ||
        earliest <= 2026 * 12 + 10 ||
        Object.values(dates).some(
          (one) => one.earliest > one.latest || one.latest > dates.arrival.latest,
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has a timeline in order of time, whose lanes leave and join it at stations', () => {
    const wrong = all.filter(({ answers, date }) =>
      [nursesStations, employersStations].some((stations) => {
        const { rows, lanes } = timelineOf(stations, answers, date);
        const starts = rows.map(({ start }) => start);
        const ends = lanes.flatMap(({ start, end }) => [start, end]);
        return (
          rows.some(({ start, end }, index) => end !== (starts[index + 1] ?? start)) ||
          starts.some((start, index) => start <= (starts[index - 1] ?? -1)) ||
          ends.some((end) => !starts.includes(end)) ||
          lanes.some(({ start, end }) => start > end)
        );
      }),
    );
    expect(wrong).toEqual([]);
  });
});
