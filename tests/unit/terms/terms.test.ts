import { loadTerms } from '@/lib/terms/load-terms';
import type { Block, Inline } from '@/lib/terms/read-document';

const inlineText = (part: Inline): string =>
  part.kind === 'text' ? part.text : part.children.map(inlineText).join('');
const blockText = (block: Block): string =>
  block.kind === 'paragraph'
    ? block.children.map(inlineText).join('')
    : block.items.flat().map(blockText).join('\n');

/** What a numbered section of a document says. */
async function sectionText(document: string, section: string): Promise<string> {
  const terms = (await loadTerms()).find(({ name }) => name === document);
  const found = terms?.sections.find(({ label }) => label === `§\u00A0${section}`);
  return found?.blocks.map(blockText).join('\n').replaceAll('\u00A0', ' ') ?? '';
}

describe('the terms', () => {
  it('have the dates and the numbers of sections that were agreed', async () => {
    const documents = await loadTerms();
    const facts = documents.map(({ name, date, sections }) => ({
      name,
      date: date.text,
      numbered: sections.filter(({ label }) => label !== undefined).length,
      others: sections.filter(({ label }) => label === undefined).map(({ title }) => title),
    }));
    expect(facts).toEqual([
      { name: 'employers', date: '15.07.2025', numbered: 8, others: [] },
      { name: 'candidates', date: '13.03.2024', numbered: 7, others: ['Einwilligung'] },
    ]);
  });

  it.each([
    ['employers', '3', 'innerhalb von fünf Arbeitstagen nach Erhalt des Profils'],
    ['employers', '4', 'fünf Arbeitstage Zeit, den Entwurf zu prüfen'],
    ['employers', '5', 'Für jede vermittelte Pflegefachkraft'],
    ['employers', '5', 'Hinzu kommt die gesetzliche Umsatzsteuer'],
    ['employers', '5', '14 Tage nach Erhalt zur Zahlung fällig'],
    ['employers', '5', 'in Euro und per Banküberweisung'],
    ['employers', '6', 'das volle Vermittlungshonorar'],
    ['candidates', '2', 'kostenlos'],
    ['candidates', '5', 'Nach unserem Ermessen'],
    ['candidates', '5', 'Defizitbescheid'],
    ['candidates', '5', 'Gebühren für das Visum'],
    ['candidates', '5', 'Übersetzung Ihrer Unterlagen'],
    ['candidates', '5', 'Sprachprüfung, wenn Sie sie beim ersten Mal bestehen'],
    ['candidates', '5', 'innerhalb von 30 Tagen nach erfolgreicher Vermittlung und Arbeitsbeginn'],
    ['candidates', '5', 'insgesamt mehr als 500 Euro'],
    ['candidates', '5', 'Barauszahlungen sind ausgeschlossen'],
    ['candidates', '7', 'Gerichtsstand ist der Sitz der Agentur'],
  ])('for %s, § %s says: %s', async (document, section, words) => {
    expect(await sectionText(document, section)).toContain(words);
  });
});
