import {
  type Answers,
  applicationMonths,
  choices,
  planHash,
  possibleDocuments,
  readPlanHash,
} from '@/lib/plan/answers';

const now = new Date(2026, 10, 22);

describe('The hash of a plan', () => {
  it('is read as the same answers', () => {
    const all = [...choices.decision, ...applicationMonths(now)].flatMap((decision) =>
      choices.german.flatMap((german) =>
        possibleDocuments(decision).flatMap((documents) =>
          choices.country.map((country): Answers => {
            const procedure = german === 'none' ? 'fast' : 'ordinary';
            return { german, documents, decision, procedure, country };
          }),
        ),
      ),
    );
    expect(all.map((answers) => readPlanHash(planHash(answers), now))).toEqual(all);
  });

  it.each([
    // With the decision, all documents are translated.
    ['none.received.fast.ba', 'translated', 'received'],
    // An application has documents.
    ['none.2026-09.fast.ba', 'collected', 2026 * 12 + 8],
  ])('%s: contradictory answers become possible ones', (texts, documents, decision) => {
    expect(readPlanHash(`#plan=b1.${texts}`, now)).toMatchObject({ documents, decision });
  });

  it.each([
    // The next month has begun in another time zone. A link that is older than the form's months.
    ['2026-12.fast.ba', 2026 * 12 + 10],
    ['2023-05.fast.ba', 2024 * 12 + 11],
    // What messengers and networks append.
    ['2026-09.fast.ba?utm_source=mail&fbclid=1', 2026 * 12 + 8],
    ['2026-09.fast.ba).', 2026 * 12 + 8],
  ])('reads #plan=b1.collected.%s', (end, decision) => {
    expect(readPlanHash(`#plan=b1.collected.${end}`, now)).toEqual({
      ...{ german: 'b1', documents: 'collected', decision, procedure: 'fast' },
      ...{ country: 'ba' },
    });
  });

  it.each([
    '',
    '#plan=b1',
    '#plan=b1.translated.none.fast',
    '#plan=c1.translated.none.fast.ba',
    '#message=b1.translated.none.fast.ba',
    '#plan=__proto__.toString.none.fast.ba',
    '#plan=<img src=x>.translated.none.fast.ba',
  ])('ignores %j', (hash) => {
    expect(readPlanHash(hash, now)).toBeUndefined();
  });
});
