import { FirstYear } from '@/components/sections/employers/services-and-costs';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';
import { showSection } from '@/tests/unit/sections/render-on-server';

const own = site.optional;
afterEach(() => {
  site.optional = own;
});

/** The amounts of the example, in German, for this fee. */
async function amountsFor(fee: Site['optional']['fee']): Promise<string[]> {
  site.optional = fee === undefined ? {} : { fee };
  const element = await showSection(<FirstYear />, 'de');
  const amounts = [...element.querySelectorAll('dd')].map(({ textContent }) => textContent);
  return amounts.map((amount) => amount.replaceAll('\u00a0', ' '));
}

it('adds up the costs of a hire', async () => {
  expect(await amountsFor({ from: 8000, to: 10_000 })).toEqual([
    '8.000–10.000 €',
    '1.520–1.900 €',
    '411 €',
    '520–1.250 €',
    '10.500–13.600 €',
  ]);
});

it('shows a fixed fee as one amount', async () => {
  const [fee, vat] = await amountsFor({ from: 9000, to: 9000 });
  expect([fee, vat]).toEqual(['9.000 €', '1.710 €']);
});

it('names the contract if there is no fee, and shows no total', async () => {
  const amounts = await amountsFor(undefined);
  expect(amounts).toEqual(['laut Einzelvertrag', 'gesetzlicher Satz', '411 €', '520–1.250 €']);
});
