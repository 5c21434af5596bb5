import type { Site } from '@/lib/site/schema';
import { loadTerms } from '@/lib/terms/load-terms';
import { site } from '@/site.config';
import { paragraphs } from '@/tests/support/terms-paragraphs';

/** The text of a numbered section of a document. */
async function sectionText(document: string, section: string): Promise<string> {
  const terms = (await loadTerms()).find(({ name }) => name === document);
  const found = terms?.sections.find(({ label }) => label === `§\u00A0${section}`);
  return found?.blocks.flatMap(paragraphs).join('\n').replaceAll('\u00A0', ' ') ?? '';
}

it.each<[Site['optional'], string]>([
  [{ earlyEnd: { months: 9 } }, '9 Monaten nach Arbeitsbeginn, so sucht die Agentur'],
  [{ earlyEnd: { months: 4, refundPercent: 50 } }, 'so erstattet die Agentur auf Verlangen 50'],
  [{}, 'Endet das Arbeitsverhältnis vorzeitig, so bestehen Ansprüche'],
])('with %j, the terms say: %s', async (optional, words) => {
  const own = site.optional;
  site.optional = optional;
  const text = await sectionText('employers', '5');
  site.optional = own;
  expect(text).toContain(words);
  expect(text.match(/^Endet das Arbeitsverhältnis/gm)).toHaveLength(1);
});
