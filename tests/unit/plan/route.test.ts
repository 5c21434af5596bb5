/** @jest-environment node */
import { type Answers, choices } from '@/lib/plan/answers';
import { monthsToWork, routeOf, type StationId, typicalAnswers } from '@/lib/plan/route';

const ofNurses: readonly StationId[] = [
  ...(['profile', 'documents', 'employer', 'recognition', 'visa'] as const),
  ...(['arrival', 'measure', 'language', 'licence'] as const),
];
const ofEmployers: readonly StationId[] = ['need', 'interview', 'papers', 'arrival', 'licence'];
const firstDay = new Date(2026, 10, 1);

/** The stations with the months at which they begin; those that are done stand first. */
function stationsOf(answers: Partial<Answers>, stations = ofNurses, date = firstDay): string {
  const { stretches } = routeOf(stations, { ...typicalAnswers, ...answers }, date);
  return stretches.map(({ id, from, isDone }) => `${id} ${isDone ? 'done' : from / 2}`).join(', ');
}

describe('The way to scale', () => {
  it.each<[answers: Partial<Answers>, stations: string]>([
    [
      {},
      'profile 0, documents 0.5, employer 2, recognition 3, visa 7, arrival 10, measure 13, language 16, licence 18',
    ],
    [
      { papers: 'translated', notice: 'there', german: 'b2' },
      'documents done, recognition done, language done, profile 0, employer 0.5, visa 1, arrival 4, measure 7, licence 12',
    ],
    // In a recognition partnership the application follows the arrival.
    [
      { partnership: 'yes', papers: 'translated' },
      'documents done, profile 0, employer 0.5, visa 1, arrival 4, recognition 4.5, measure 8, language 10, licence 16',
    ],
  ])('with %j passes %s', (answers, stations) => {
    expect(stationsOf(answers)).toBe(stations);
  });

  it('has the steps of employers', () => {
    expect(stationsOf({ german: 'a2' }, ofEmployers)).toBe(
      'need 0, interview 0.5, papers 7, arrival 14, licence 22',
    );
    expect(monthsToWork(typicalAnswers)).toBe('8–10');
  });

  it('shows where each level of German is reached', () => {
    const { levels } = routeOf(ofNurses, { ...typicalAnswers, german: 'a1' }, firstDay);
    const inMonths = levels.map(({ at, level }) => `${level} ${at / 2}`);
    expect(inMonths).toEqual(['a1 0', 'a2 6', 'b1 12', 'b2 26']);
  });

  it('never goes back, and joins its lanes, whatever is answered', () => {
    const wrong = [firstDay, new Date(2026, 10, 22), new Date(2027, 0, 31)].flatMap((date) =>
      choices.german.flatMap((german) =>
        choices.papers.flatMap((papers) =>
          [...choices.notice, 2026 * 12 + 7].flatMap((notice) =>
            choices.procedure.flatMap((procedure) =>
              choices.partnership.flatMap((partnership) => {
                const some = { german, papers, notice, procedure, partnership };
                return [ofNurses, ofEmployers]
                  .map((stations) => routeOf(stations, { ...typicalAnswers, ...some }, date))
                  .filter(({ stretches }) => {
                    const lanes = stretches.flatMap(({ beside }) => beside);
                    const joining = lanes.filter(({ to }) => to === 'way').map(({ lane }) => lane);
                    const isGerman = joining.filter((lane) => lane === 'german').length === 1;
                    const isJoined = joining.includes('papers') === (notice !== 'there');
                    return !(isGerman && isJoined && stretches.every(({ from, to }) => from <= to));
                  });
              }),
            ),
          ),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
