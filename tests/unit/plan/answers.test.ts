import {
  type Answers,
  applicationMonths,
  choices,
  planHash,
  readPlanHash,
} from '@/lib/plan/answers';

const now = new Date(2026, 10, 22);

describe('The hash of a plan', () => {
  it('is read as the same answers', () => {
    const all = [...choices.decision, ...applicationMonths(now)].flatMap((decision) =>
      choices.german.flatMap((german) =>
        choices.documents.flatMap((documents) =>
          choices.country.map((country): Answers => {
            const procedure = documents === 'none' ? 'fast' : 'ordinary';
            const partnership = german === 'a2' ? 'yes' : 'no';
            return { german, documents, decision, procedure, country, partnership };
          }),
        ),
      ),
    );
    expect(all.map((answers) => readPlanHash(planHash(answers), now))).toEqual(all);
    // Links that were shared stay valid.
    expect(readPlanHash('#plan=b1.translated.2026-09.fast.ba.no', now)).toEqual({
      ...{ german: 'b1', documents: 'translated', decision: 2026 * 12 + 8 },
      ...{ procedure: 'fast', country: 'ba', partnership: 'no' },
    });
  });

  it.each([
    // The next month has begun in another time zone. A link that is older than the form's months.
    ['2026-12.fast.ba.no', 2026 * 12 + 10],
    ['2023-05.fast.ba.no', 2024 * 12 + 11],
    // What messengers and networks append.
    ['2026-09.fast.ba.no?utm_source=mail&fbclid=1', 2026 * 12 + 8],
    ['2026-09.fast.ba.no&fbclid=1', 2026 * 12 + 8],
    ['2026-09.fast.ba.no).', 2026 * 12 + 8],
  ])('reads #plan=b1.none.%s', (end, decision) => {
    expect(readPlanHash(`#plan=b1.none.${end}`, now)).toEqual({
      ...{ german: 'b1', documents: 'none', decision, procedure: 'fast' },
      ...{ country: 'ba', partnership: 'no' },
    });
  });

  it.each([
    '',
    '#plan',
    '#plan=b1',
    '#plan=b1.translated.none.fast.ba',
    '#plan=c1.translated.none.fast.ba.no',
    '#message=b1.translated.none.fast.ba.no',
    '#plan=__proto__.toString.none.fast.ba.no',
    '#plan=<img src=x>.translated.none.fast.ba.no',
  ])('ignores %j', (hash) => {
    expect(readPlanHash(hash, now)).toBeUndefined();
  });
});
