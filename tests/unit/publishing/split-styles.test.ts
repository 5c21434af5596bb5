/** @jest-environment node */
import fc from 'fast-check';
import { parsePage } from '@/tooling/publishing/page-document';
import { splitStyles } from '@/tooling/publishing/styles/split-styles';

const page = (body: string) =>
  parsePage(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`);

/** Splits a sheet for a page whose first screen is given apart. */
function split(css: string, first: string, later = '', own: readonly string[] = []) {
  const whole = page(first + later);
  const lists = whole('[class]')
    .get()
    .map(({ name, attribs }) => `<${name}> ${attribs['class']}`);
  return splitStyles({ shared: css, own }, { pages: [whole], firstScreens: [page(first)] }, lists);
}

test('what the first screen needs is apart from the rest', () => {
  const { first, rest } = split('.a{color:red}.b{color:blue}', '<p class="a">', '<p class="b">');
  expect(first).toBe('.a{color:red}');
  expect(rest).toBe('.b{color:blue}');
});

test('every state of an element belongs to its screen', () => {
  const css =
    '.a:hover{color:red}.a[open]>summary{margin:0}.a:has(:checked)::before{content:"x"}.b:not(.a){top:0}';
  const { first } = split(
    css,
    '<details class="a"><summary>x</summary></details>',
    '<p class="b">',
  );
  expect(first).toBe(
    '.a:hover{color:red}.a[open]>summary{margin:0}.a:has(:checked)::before{content:"x"}',
  );
});

test('print and forced colours can wait', () => {
  const css = '@media print{.a{color:#000}}@media (forced-colors:active){.a{top:0}}.a{color:red}';
  const { first, rest } = split(css, '<p class="a">');
  expect(first).toBe('.a{color:red}');
  expect(rest).toContain('print');
  expect(rest).toContain('forced-colors');
});

test('a rule that must win over a later part is in both', () => {
  const css = '.b{margin:0}.a{margin-top:1px}';
  const together = split(css, '<p class="a">', '<p class="a b">');
  expect(together.first).toBe('.a{margin-top:1px}');
  expect(together.rest).toBe('.b{margin:0}.a{margin-top:1px}');
  // Not where no element has both classes, and not where they set other things.
  expect(split(css, '<p class="a">', '<p class="b">').rest).toBe('.b{margin:0}');
  expect(split('.b{top:0}.a{margin:0}', '<p class="a">', '<p class="a b">').rest).toBe('.b{top:0}');
});

test('the first part has the order of all layers', () => {
  const css = '@layer base{p{top:0}}@layer late{.b{top:1px}}@layer last{.a{top:2px}}';
  expect(split(css, '<p class="a">', '<p class="b">').first).toMatch(/^@layer base,late,last;/);
});

test('animations are where they are needed, custom properties in the first part', () => {
  const css =
    '@property --x{syntax:"*";inherits:false}@property --z{syntax:"*";inherits:false}:root{--x:1px;--z:2px}@keyframes go{to{top:0}}@keyframes stay{to{top:0}}.a{top:var(--x);animation:go 1s}.b{top:var(--z);animation:stay 1s}';
  const { first, rest } = split(css, '<p class="a">', '<p class="b">');
  expect(first).toBe(
    '@property --x{syntax:"*";inherits:false}@property --z{syntax:"*";inherits:false}:root{--x:1px;--z:2px}@keyframes go{to{top:0}}.a{top:var(--x);animation:go 1s}',
  );
  expect(rest).toBe('@keyframes stay{to{top:0}}.b{top:var(--z);animation:stay 1s}');
});

test('what a sheet of a single page reads stands before it', () => {
  const css = ':root{--x:var(--y);--y:1px}@keyframes go{to{top:0}}.b{top:var(--x);animation:go 1s}';
  const { first, rest } = split(css, '<p class="c">', '<p class="b c">', [
    '.c{top:var(--x);animation:go 1s}',
  ]);
  expect(first).toBe(':root{--x:var(--y);--y:1px}@keyframes go{to{top:0}}');
  expect(rest).toBe('.b{top:var(--x);animation:go 1s}');
});

test('a sheet of a single page is repeated where the rest would win over it', () => {
  const { repeated } = split('.b{margin:0}', '<p class="c">', '<p class="b c">', [
    '.c{margin:1px}.c{color:red}',
  ]);
  expect(repeated).toEqual(['.c{margin:1px}']);
});

test('nested rules are refused', () => {
  expect(() => split('.a{&:hover{top:0}}', '<p class="a">')).toThrow('nested rules: .a');
});

type Declaration = { classes: readonly string[]; property: string; value: string };

const names = ['a', 'b', 'c', 'd'] as const;
const properties = ['margin', 'margin-top', 'color'] as const;
const declaration = fc.record({
  classes: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 }),
  property: fc.constantFrom(...properties),
  value: fc.integer({ min: 0, max: 999 }).map(String),
});

/** The rules of a sheet in order. */
function rulesOf(css: string): Declaration[] {
  return [...css.matchAll(/((?:\.\w)+)\{([\w-]+):(\w+)\}/g)].map(
    ([, selector = '', property = '', value = '']) => ({
      classes: selector.slice(1).split('.'),
      property,
      value,
    }),
  );
}

/** What an element with these classes gets from a sheet, by the cascade. */
function styleOf(classes: readonly string[], css: string): Record<string, string> {
  const matching = rulesOf(css).filter((rule) =>
    rule.classes.every((one) => classes.includes(one)),
  );
  const sorted = matching.toSorted((one, other) => one.classes.length - other.classes.length);
  const style: Record<string, string> = {};
  for (const { property, value } of sorted) {
    // A shorthand sets its parts as well.
    if (property === 'margin') style['margin-top'] = value;
    style[property] = value;
  }
  return style;
}

test('the two parts act like the whole sheet', () => {
  const elements = fc.array(fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }), {
    minLength: 2,
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.array(declaration, { maxLength: 12 }), elements, (sheet, [top, ...others]) => {
      const css = sheet
        .map(({ classes, property, value }) => `.${classes.join('.')}{${property}:${value}}`)
        .join('');
      const html = (classes: readonly string[]) => `<p class="${classes.join(' ')}">`;
      const { first, rest } = split(css, html(top ?? []), others.map(html).join(''));
      for (const element of [top ?? [], ...others]) {
        expect(styleOf(element, first + rest)).toEqual(styleOf(element, css));
      }
      expect(styleOf(top ?? [], first)).toEqual(styleOf(top ?? [], css));
    }),
    { numRuns: 300 },
  );
});
