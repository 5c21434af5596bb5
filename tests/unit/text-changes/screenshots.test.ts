import { planShots } from '@/scripts/screenshots/plan';
import { screenshotReport, screenshotWords } from '@/scripts/text-changes/screenshots';

test('are taken of the pages and languages that show a changed text', () => {
  expect(screenshotWords(['messages/de/home.json', 'messages/vas/planner.json'])).toEqual([
    ...['home', 'de', 'nurses', 'employers', 'vas'],
    ...['360', '1280'],
  ]);
  expect(screenshotWords(['pictures/photographs/nurses-hero@left.jpg'])).toContain('nurses');
  expect(screenshotWords(['docs/texts.md', 'messages/de/glossary.txt'])).toEqual([]);
  const names = ['common', 'notFound', 'terms-employers-summary'];
  expect(planShots(screenshotWords(names.map((name) => `messages/en/${name}.json`)))).not.toEqual(
    [],
  );
});

test('are shown before and after', () => {
  const report = screenshotReport([
    ...['a/de-home-360-actual.png', 'a/de-home-360-expected.png', 'a/de-home-360-diff.png'],
    ...['b/de-home-360-forced-colors-actual.png', 'b/de-home-360-forced-colors-expected.png'],
  ]);
  expect(report.split('\n').slice(2)).toEqual([
    '| de-home-360 | ![de-home-360](PICTURES_URL/a/de-home-360-expected.png) | ![de-home-360](PICTURES_URL/a/de-home-360-actual.png) |',
    '',
  ]);
  expect(screenshotReport([])).toBe('No page looks different.\n');
});
