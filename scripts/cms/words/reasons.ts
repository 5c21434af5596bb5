/** Languages in which the editor says what to correct. */
export type ReasonLanguage = 'de' | 'en' | 'vas';

type Translated = Record<Exclude<ReasonLanguage, 'en'>, string>;

/** What a check says, and how the editor says it. */
type Reason = Translated & {
  /** The words of the check, with groups for what differs. */
  says: RegExp;
};

/** What the checks of texts say. `$1` is the first group; words without a pattern stay English. */
export const reasons: readonly Reason[] = [
  {
    says: /^empty; write the text$/,
    de: 'Der Text fehlt.',
    vas: 'Tekst nedostaje.',
  },
  {
    says: /^missing; German has (.*); add it$/,
    de: 'Der Text fehlt; auf Deutsch: $1.',
    vas: 'Tekst nedostaje; na njemačkom: $1.',
  },
  {
    says: /^not in (.*); remove it or correct its spelling$/,
    de: 'Diesen Text gibt es auf Deutsch nicht. Bitte den Betreiber der Website fragen.',
    vas: 'Ovog teksta nema na njemačkom. Obratite se vlasniku stranice.',
  },
  {
    says: /^nothing fills in (\{.*\}); correct its spelling or remove it$/,
    de: 'Für $1 setzt die Seite nichts ein. Bitte die Schreibweise prüfen oder $1 löschen.',
    vas: 'Stranica umjesto $1 ne upisuje ništa. Provjerite pisanje ili obrišite $1.',
  },
  {
    says: /^says "(.*)"; say: (.*); see .*$/,
    de: '„$1“ schreiben wir nicht. Stattdessen: $2.',
    vas: '„$1“ ne pišemo. Umjesto toga: $2.',
  },
  {
    says: /^"(.*)" by hand; write (\{\w+\})$/,
    de: '„$1“ steht auch in anderen Texten. Bitte $2 schreiben; die Seite setzt den Wert ein.',
    vas: '„$1“ stoji i u drugim tekstovima. Napišite $2; stranica upisuje vrijednost.',
  },
  {
    says: /^date "(.*)"; write it as (.*)$/,
    de: 'Datum „$1“; bitte so schreiben: $2.',
    vas: 'Datum „$1“; napišite ga ovako: $2',
  },
  {
    says: /^"(.*)": a company is addressed with a small letter$/,
    de: '„$1“: Ein Unternehmen wird auf BHS klein angesprochen (vi, vaš).',
    vas: '„$1“: firmi se obraćamo malim slovom (vi, vaš).',
  },
  {
    says: /^"(.*)": one person is addressed with a capital letter$/,
    de: '„$1“: Eine Person wird auf BHS groß angesprochen (Vi, Vaš).',
    vas: '„$1“: jednoj osobi se obraćamo velikim slovom (Vi, Vaš).',
  },
  {
    says: /^not a valid ICU message \((.*)\): (.*)$/,
    de: 'Klammern { } oder < > sind nicht richtig geschlossen ($1). Bitte mit dem deutschen Text vergleichen.',
    vas: 'Zagrade { } ili < > nisu pravilno zatvorene ($1). Uporedite s njemačkim tekstom.',
  },
  {
    says: /^lacks plural forms of this language: (.*)$/,
    de: 'Diese Sprache braucht weitere Formen für Zahlen: $1.',
    vas: 'Ovom jeziku trebaju još neki oblici množine: $1.',
  },
  {
    says: /^(<.*>) would be shown as text; write an opening and a closing tag$/,
    de: '$1 stünde so auf der Seite. Es fehlt der Anfang oder das Ende: <b>…</b>.',
    vas: '$1 bi se tako vidjelo na stranici. Nedostaje početak ili kraj: <b>…</b>.',
  },
  {
    says: /^lacks (.*) of the German text; has (.*), which the German text has not$/,
    de: 'Es fehlt $1 aus dem deutschen Text, und $2 steht dort nicht.',
    vas: 'Nedostaje $1 iz njemačkog teksta, a $2 tamo ne postoji.',
  },
  {
    says: /^lacks (.*) of the German text$/,
    de: 'Es fehlt $1 aus dem deutschen Text.',
    vas: 'Nedostaje $1 iz njemačkog teksta.',
  },
  {
    says: /^has (.*), which the German text has not$/,
    de: '$1 steht nicht im deutschen Text.',
    vas: '$1 ne postoji u njemačkom tekstu.',
  },
  {
    says: /^lacks (.*) of all translations; has (.*), which no translation has$/,
    de: '$1 fehlt hier, steht aber in allen anderen Sprachen. $2 steht dagegen nur hier.',
    vas: '$1 ovdje nedostaje, a stoji u svim drugim jezicima. $2 stoji samo ovdje.',
  },
  {
    says: /^lacks (.*) of all translations$/,
    de: '$1 fehlt hier, steht aber in allen anderen Sprachen. Bitte wieder einsetzen oder auch dort löschen.',
    vas: '$1 ovdje nedostaje, a stoji u svim drugim jezicima. Vratite ga ili ga obrišite i tamo.',
  },
  {
    says: /^has (.*), which no translation has$/,
    de: '$1 steht nur hier. Bitte auch in die anderen Sprachen schreiben oder hier löschen.',
    vas: '$1 stoji samo ovdje. Upišite ga i u druge jezike ili ga ovdje obrišite.',
  },
  {
    says: /^differs from German; write (.*)$/,
    de: 'Bleibt auch hier deutsch: $1.',
    vas: 'Ostaje i ovdje na njemačkom: $1.',
  },
  {
    says: /^the same as in German: .*; translate it$/,
    de: 'Das ist noch der deutsche Text. Bitte übersetzen.',
    vas: 'Ovo je još njemački tekst. Prevedite ga.',
  },
  {
    says: /^the same as in messages\/\w+\/(\w+)\.json; every page needs its own$/,
    de: 'Dasselbe wie auf einer anderen Seite ($1). Jede Seite braucht ihren eigenen Text für Suchmaschinen.',
    vas: 'Isto kao na drugoj stranici ($1). Svaka stranica treba svoj tekst za pretraživače.',
  },
  {
    says: /^straight quotation mark; write (.*)$/,
    de: 'Gerades Anführungszeichen; bitte $1 schreiben.',
    vas: 'Ravni navodnik; napišite $1.',
  },
  {
    says: /^straight apostrophe; write ’$/,
    de: "Gerader Apostroph ('); bitte ’ schreiben.",
    vas: "Ravni apostrof ('); napišite ’.",
  },
  {
    says: /^(.*) of another language; write (.*)$/,
    de: '$1 gehört zu einer anderen Sprache; bitte $2 schreiben.',
    vas: '$1 pripada drugom jeziku; napišite $2.',
  },
  {
    says: /^a quotation that does not open and close as (.*)$/,
    de: 'Ein Zitat, das nicht mit $1 beginnt und endet.',
    vas: 'Navod koji ne počinje i ne završava sa $1.',
  },
  {
    says: /^a space at the beginning or end; remove it$/,
    de: 'Ein Leerzeichen am Anfang oder Ende; bitte löschen.',
    vas: 'Razmak na početku ili na kraju; obrišite ga.',
  },
  {
    says: /^two spaces in a row; leave one$/,
    de: 'Zwei Leerzeichen hintereinander; bitte eines löschen.',
    vas: 'Dva razmaka zaredom; obrišite jedan.',
  },
  {
    says: /^a line may break inside "(.*)"; write a no-break space there.*$/,
    de: '„$1“ könnte am Zeilenende getrennt werden. Bitte dort ein geschütztes Leerzeichen setzen (Alt+0160, am Mac Wahltaste+Leertaste).',
    vas: '„$1“ bi se moglo razdvojiti na kraju reda. Tamo stavite neprelomivi razmak (Alt+0160, na Macu Option+razmak).',
  },
  {
    says: /^(\{.*\}): no such fact; expected one of (.*)$/,
    de: '$1 kennt die Website nicht. Es gibt: $2.',
    vas: '$1 stranica ne poznaje. Postoji: $2.',
  },
  {
    says: /^link to "(.*)"; expected mailto: or a page: (.*)$/,
    de: 'Der Link zu „$1“ führt nirgendwohin. Es gibt mailto: und diese Seiten: $2.',
    vas: 'Link na „$1“ ne vodi nikuda. Postoje mailto: i ove stranice: $2.',
  },
  {
    says: /^"(\w+)" is not shown; use text, \*\* or a link$/,
    de: 'Hier steht etwas, das die Seite nicht zeigt ($1). Möglich sind Text, **fett** und Links.',
    vas: 'Ovdje je nešto što stranica ne prikazuje ($1). Mogući su tekst, **podebljano** i linkovi.',
  },
  {
    says: /^"(\w+)" is not shown; use headings, paragraphs and lists$/,
    de: 'Hier steht etwas, das die Seite nicht zeigt ($1). Möglich sind Überschriften, Absätze und Listen.',
    vas: 'Ovdje je nešto što stranica ne prikazuje ($1). Mogući su naslovi, odlomci i liste.',
  },
  {
    says: /^expected the date below the title: "Stand: 31\.12\.2025"$/,
    de: 'Unter dem Titel fehlt das Datum: „Stand: 31.12.2025“.',
    vas: 'Ispod naslova nedostaje datum: „Stand: 31.12.2025“.',
  },
  {
    says: /^expected a section heading: "## § 1 …"$/,
    de: 'Hier wird eine Überschrift erwartet: „## § 1 …“.',
    vas: 'Ovdje se očekuje naslov: „## § 1 …“.',
  },
  {
    says: /^(§.*) stands where (§.*) should$/,
    de: '$1 steht, wo $2 stehen sollte.',
    vas: '$1 stoji gdje treba stajati $2.',
  },
  {
    says: /^no sections; write "## § 1 …"$/,
    de: 'Abschnitte fehlen: „## § 1 …“.',
    vas: 'Nedostaju odjeljci: „## § 1 …“.',
  },
  {
    says: /^expected the title in the first line: "# …"$/,
    de: 'In der ersten Zeile fehlt der Titel: „# …“.',
    vas: 'U prvom redu nedostaje naslov: „# …“.',
  },
  {
    says: /^missing; summarise this section of .*$/,
    de: 'Die Zusammenfassung dieses Abschnitts fehlt.',
    vas: 'Nedostaje sažetak ovog odjeljka.',
  },
  {
    says: /^.* has changed since this was written; read both, correct the summary, then run: .*$/,
    de: 'Der deutsche Abschnitt hat sich seitdem geändert. Bitte beide lesen, die Kurzfassung berichtigen und „Mit den deutschen AGB verglichen“ ankreuzen.',
    vas: 'Njemački odjeljak se u međuvremenu promijenio. Pročitajte oba, ispravite sažetak i označite „Mit den deutschen AGB verglichen“.',
  },
  {
    says: /^no such section in .*; remove it or correct its number$/,
    de: 'Diesen Abschnitt haben die deutschen AGB nicht. Bitte löschen oder die Nummer berichtigen.',
    vas: 'Ovog odjeljka nema u njemačkim uslovima. Obrišite ga ili ispravite broj.',
  },
];
