import { fitTitle } from '@/tooling/assets/link-previews/fit-title';

const box = { x: 10, y: 100, width: 400, height: 300 };
/** Every character is half as broad as the type is large. */
const widthOf = (text: string) => text.length / 2;
const setLines = (title: string) => fitTitle(title, box, widthOf);
const linesOf = (title: string) => setLines(title)?.map(({ text }) => text);

it('sets a short title large, in the middle of the height', () => {
  const [line, ...more] = setLines('Imprint') ?? [];
  expect(more).toEqual([]);
  expect(line).toMatchObject({ text: 'Imprint', x: 10, size: 88 });
  expect((line?.y ?? 0) + 44).toBeCloseTo(250, -1);
});

it('sets a long title smaller, and keeps every line inside', () => {
  const lines = setLines('The way to the ward starts long before the flight to Germany') ?? [];
  expect(lines.length).toBeGreaterThan(2);
  const [{ size = 0, y: top = 0 } = {}] = lines;
  expect(size).toBeLessThan(88);
  expect(top).toBeGreaterThanOrEqual(box.y);
  expect((lines.at(-1)?.y ?? 0) + size).toBeLessThanOrEqual(box.y + box.height);
  for (const { text } of lines) expect(widthOf(text) * size).toBeLessThanOrEqual(box.width);
});

it('loses no word', () => {
  const title = 'Lücken im Dienstplan schließt man mit eigenen Leuten.';
  expect(linesOf(title)?.join(' ')).toBe(title);
});

it('fills lines evenly', () => {
  expect(linesOf('aa aa aa a')).toEqual(['aa aa', 'aa a']);
});

it('begins a sentence on a line of its own', () => {
  expect(linesOf('Six. You are')).toEqual(['Six.', 'You are']);
});

it('keeps together what a space without a break joins', () => {
  expect(linesOf('bring 30\u00a0kilo')).toEqual(['bring', '30\u00a0kilo']);
});

it('goes down in size for a long word, and gives up where none is small enough', () => {
  expect(setLines('Verantwortung')?.[0]?.size).toBe(56);
  expect(setLines('Donaudampfschifffahrt')).toBeUndefined();
  expect(setLines('word '.repeat(60))).toBeUndefined();
});
