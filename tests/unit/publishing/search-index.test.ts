/** @jest-environment node */
import { parsePage } from '@/scripts/publishing/page-document';
import { indexSections } from '@/scripts/publishing/search-index';

const indexPage = (main: string) =>
  indexSections(
    parsePage(`<body><nav>Menü</nav><main id="main">${main}</main></body>`),
    'Titel',
    'de',
  );

const indexedAnchors = (main: string) =>
  indexPage(main).map(([anchor, title]) => `${anchor}: ${title}`);

describe('indexSections', () => {
  it('begins with the page, and reads its first heading as text', () => {
    expect(indexPage('<h1 id="hero-title">Dein Weg</h1><p>Visum</p>')).toEqual([
      ['', 'Titel', 'weg visum'],
    ]);
  });

  it('links headings to their sections, to themselves, or to the nearest anchor above', () => {
    expect(
      indexedAnchors(
        `<section id="ablauf" aria-labelledby="a"><h2 id="a">Ablauf</h2><h3>Profil</h3></section>
        <section aria-labelledby="b"><h2 id="b">Gründe</h2><div><h3>Team</h3></div></section>
        <section id="c"><h3 id="weg">Weg</h3><div><h3>Visum</h3></div></section>
        <section><h2>Schluss</h2></section>`,
      ),
    ).toEqual([
      ': Titel',
      'ablauf: Ablauf',
      'ablauf: Profil',
      'b: Gründe',
      'b: Team',
      'weg: Weg',
      'weg: Visum',
      ': Schluss',
    ]);
  });

  it('reads questions and disclosures; text after them belongs to the section', () => {
    expect(
      indexPage(
        `<section id="faq"><h2>Fragen</h2>
        <details><summary>Was kostet das?<svg><title>auf</title></svg></summary><div id="faq-costs">Honorar</div></details>
        <details><summary><h4>Visum</h4><span>3 Wochen</span></summary>Botschaft</details>
        <details><summary><span>13 Quellen</span></summary>Amt</details>Bonus</section>`,
      ),
    ).toEqual([
      ['', 'Titel', ''],
      ['faq', 'Fragen', '13 qull amt bonu'],
      ['faq-costs', 'Was kostet das?', 'honorar'],
      ['faq', 'Visum', '3 woch botschaf'],
    ]);
  });

  it('lists a title once if the page contains it for narrow and for wide screens', () => {
    expect(
      indexedAnchors(
        '<section id="s"><details><summary><h3>Suche</h3></summary>a</details><h3>Suche</h3></section>',
      ),
    ).toEqual([': Titel', 's: Suche']);
  });

  it('finds parts of compounds, removes break marks from titles, and skips hidden content', () => {
    expect(
      indexPage(
        `<h2 id="x">Daten\u00adschutz\u00aderklärung</h2><p hidden>Geheim</p><p>Kosten <b>kostet</b></p><script>1</script>`,
      ),
    ).toEqual([
      ['', 'Titel', ''],
      ['x', 'Datenschutzerklärung', expect.stringContaining('schutz')],
    ]);
    expect(indexPage('<h2>A</h2><p hidden>Geheim</p><script>1</script>')[1]).toEqual(['', 'A', '']);
  });
});
