import { contrast, distance, readColour } from '@/tests/support/contrast/colours';
import { lineOfPair, neededContrast, pairsInUse } from '@/tests/support/contrast/pairs';
import { readTokens } from '@/tests/support/contrast/tokens';

const tokens = readTokens();

/** Far less than an eye can tell, 0.02. */
const sameToTheEye = 0.005;

describe('the arithmetic', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#fff', '#fff', 1],
    // https://webaim.org/resources/contrastchecker/ and the threshold that everybody knows.
    ['#767676', '#ffffff', 4.54],
  ])('%s on %s is %d', (one, other, expected) => {
    expect(contrast(readColour(one), readColour(other))).toBeCloseTo(expected, 2);
  });

  it('reads OKLCH', () => {
    // https://www.w3.org/TR/css-color-4/: red in OKLCH.
    expect(distance(readColour('oklch(62.796% 0.25768 29.234)'), readColour('#f00'))).toBeLessThan(
      0.001,
    );
    expect(distance(readColour('#000'), readColour('#fff'))).toBeCloseTo(1, 3);
  });
});

it.each([...tokens])('%s looks the same in old browsers', (_name, { colour, fallback }) => {
  expect(distance(colour, fallback)).toBeLessThan(sameToTheEye);
});

describe.each(['colour', 'fallback'] as const)('with each %s', (version) => {
  it.each(pairsInUse.map((pair) => [lineOfPair(pair), pair] as const))('%s', (_line, pair) => {
    const [colour, ground] = [tokens.get(pair.colour), tokens.get(pair.ground)];
    if (!(colour && ground)) throw new Error('The style sheet has no such colour.');
    expect(contrast(colour[version], ground[version])).toBeGreaterThanOrEqual(
      neededContrast[pair.kind],
    );
  });
});
