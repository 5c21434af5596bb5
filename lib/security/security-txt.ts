import { locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { securityPolicyPath, securityTxtPath } from '@/lib/routing/files';
import type { Site } from '@/lib/site/schema';

const dayMs = 24 * 60 * 60 * 1000;
/** Validity after a build; the standard recommends less than a year. */
const validityDays = 360;

/**
 * The text of `security.txt`. Its validity is rounded to whole days, so that two builds on one day
 * are identical.
 *
 * @param now build time, in milliseconds since the epoch
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt({ url, email }: Pick<Site, 'url' | 'email'>, now: number): string {
  const expires = new Date((Math.floor(now / dayMs) + validityDays) * dayMs);
  const languages = locales.flatMap((locale) => localeTable[locale].hreflang);
  return `${[
    `Contact: mailto:${email}`,
    `Contact: ${url}${hrefFor('en', 'contact')}`,
    `Expires: ${expires.toISOString()}`,
    `Policy: ${url}${securityPolicyPath}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${url}${securityTxtPath}`,
  ].join('\n')}\n`;
}

/** Expiry of a `security.txt` in milliseconds since the epoch, if it has one. */
export function parseExpiry(text: string): number | undefined {
  const time = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  return Number.isNaN(time) ? undefined : time;
}

type Values = { company: string; host: string; email: string; form: string };

const german = ({ company, host, email, form }: Values) => `
SICHERHEITSLÜCKEN MELDEN

${company} betreibt ${host}. Wenn Sie auf dieser Website eine Sicherheitslücke gefunden haben, sagen Sie es bitte uns, bevor andere davon erfahren.

Wohin
- E-Mail: ${email}, Betreff "Sicherheitslücke"
- Formular: ${form}
Einen Schlüssel für verschlüsselte E-Mails haben wir nicht. Wenn Sie Einzelheiten nicht offen schicken möchten, schreiben Sie uns zuerst ohne sie.

Was uns hilft
- die Adresse und der Tag, an dem Sie es bemerkt haben
- die Schritte, mit denen wir es nachvollziehen können
- was jemand damit anrichten könnte
- ob und unter welchem Namen wir Sie nennen dürfen
Bitte schicken Sie keine Daten anderer Menschen mit. Ein Satz darüber, was zu sehen war, genügt.

Was Sie erwarten können
- Ihre Meldung wird von Menschen gelesen.
- Wir sagen Ihnen, ob wir die Sicherheitslücke nachvollziehen können und wenn sie behoben ist.
- Eine Frist für unsere Antwort und eine Belohnung versprechen wir nicht.

Worum wir bitten
- Lesen, ändern oder löschen Sie keine Daten anderer. Hören Sie auf, sobald Sie die Sicherheitslücke belegen können.
- Schreiben Sie "Test" in jede Nachricht, die Sie über das Formular schicken: Dahinter lesen Menschen.
- Geben Sie uns Zeit, die Sicherheitslücke zu beheben, bevor Sie darüber veröffentlichen.

Was nicht dazugehört
- Überlastung, Lasttests und massenhaft gesendete Formulare
- Täuschung von Mitarbeitenden, Kundschaft oder Bewerbenden, Zutritt zu Räumen
- Angebote anderer Betreiber, zu denen die Website führt: bitte dort melden
- Ergebnisse von Prüfprogrammen ohne eine Folge, die sich zeigen lässt

Zusage
Wenn Sie sich in gutem Glauben an diesen Text halten, handeln Sie mit unserer Erlaubnis. Wir stellen deswegen keine Strafanzeige und fordern keinen Schadenersatz. Für andere können wir nicht sprechen. Im Zweifel fragen Sie uns vorher.
`;

const english = ({ company, host, email, form }: Values) => `
REPORTING A VULNERABILITY

${company} runs ${host}. If you have found a vulnerability in this website, please tell us before others learn of it.

Where
- E-mail: ${email}, subject "Vulnerability"
- Form: ${form}
We have no key for encrypted mail. If you do not want to send details in the open, write to us without them first.

What helps us
- the address, and the day on which you noticed it
- the steps by which we can reproduce it
- what somebody could do with it
- whether we may name you, and how
Please send no data of other people. One sentence about what could be seen is enough.

What to expect
- People read your report.
- We tell you whether we can reproduce the vulnerability, and when it is fixed.
- We promise neither a time for our answer nor a reward.

What we ask of you
- Do not read, change or delete data of others. Stop as soon as you can show the vulnerability.
- Write "Test" in every message that you send with the form: people read them.
- Give us time to fix the vulnerability before you publish it.

What is out of scope
- denial of service, load tests and forms sent in masses
- social engineering of employees, customers or applicants, and physical access
- services of other operators that the website links to: please report to them
- results of scanners without an effect that can be shown

Safe harbour
If you keep to this text in good faith, you act with our permission. We will neither report you to the authorities nor claim damages for it. We cannot speak for others. If in doubt, ask us first.
`;

/** The vulnerability disclosure policy, linked from `security.txt`, as plain text. */
export function securityPolicy({ url, email, company }: Site): string {
  const values = { company: company.name, host: new URL(url).host, email };
  const formUrl = (locale: 'de' | 'en') => `${url}${hrefFor(locale, 'contact')}`;
  return [
    german({ ...values, form: formUrl('de') }).trimStart(),
    english({ ...values, form: formUrl('en') }),
  ].join(`\n${'-'.repeat(72)}\n`);
}
