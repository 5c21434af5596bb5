import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';

type Section = {
  /** Its number, or its position among the sections without one; equal in all languages. */
  key: string;
  /** Its number, or its title. */
  name: string;
  text: string;
};

const fingerprintLine = /^<!-- summarises (\S*) -->\n?/m;

/** The sections of a document, each from its heading to the next. */
function splitSections(markdown: string): Section[] {
  const texts = markdown.split(/^(?=## )/m).slice(1);
  let unnumbered = 0;
  return texts.map((text) => {
    const title = /^## (.*)/.exec(text)?.[1]?.trim() ?? '';
    const number = /^§\s*(\d+)/.exec(title)?.[1];
    if (number !== undefined) return { key: number, name: `§ ${number}`, text };
    unnumbered += 1;
    return { key: `unnumbered ${unnumbered}`, name: title, text };
  });
}

/**
 * The hash of a section's words, which ignores line breaks and spaces. Uses Web Crypto, because the
 * text editor checks summaries in the browser.
 */
async function hashSection(section: string): Promise<string> {
  const words = section.replace(/\s+/g, ' ').trim();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  const bytes = [...new Uint8Array(hash)];
  return bytes
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 10);
}

async function sectionsWithFingerprints(
  markdown: string,
): Promise<(Section & { fingerprint: string })[]> {
  return Promise.all(
    splitSections(markdown).map(async (section) => {
      return { ...section, fingerprint: await hashSection(section.text) };
    }),
  );
}

/** A summary in one language and the German document that it summarises. */
export type Summary = {
  locale: Locale;
  /** Path relative to the project's root, such as `messages/en/terms-candidates-summary.md`. */
  file: string;
  text: string;
  german: { file: string; text: string };
};

/** Whether a summary has the sections of the German document. */
export function hasSameSections({ text, german }: Summary): boolean {
  const [own, source] = [text, german.text].map((part) =>
    splitSections(part).map(({ key }) => key),
  );
  return String(own) === String(source);
}

/**
 * Compares a summary with the German document. The summary of each section contains the fingerprint
 * of the German section with which it was last compared. Another fingerprint means that it is
 * outdated.
 */
export async function checkSummary({ locale, file, text, german }: Summary): Promise<Problem[]> {
  const own = splitSections(text);
  const source = await sectionsWithFingerprints(german.text);
  const confirmCommand = `npm run messages -- confirm-summaries ${locale}`;
  const outdated = source.flatMap((section): Problem[] => {
    const summary = own.find(({ key }) => key === section.key);
    if (summary === undefined) {
      const message = `missing; summarise this section of ${german.file}, then run: ${confirmCommand}`;
      return [{ file, key: section.name, message }];
    }
    if (fingerprintLine.exec(summary.text)?.[1] === section.fingerprint) return [];
    const message = `${german.file} has changed since this was written; read both, correct the summary, then run: ${confirmCommand}`;
    return [{ file, key: section.name, message }];
  });
  const orphaned = own
    .filter(({ key }) => !source.some((section) => section.key === key))
    .map(({ name }): Problem => {
      const message = `no such section in ${german.file}; remove it or correct its number`;
      return { file, key: name, message };
    });
  return [...outdated, ...orphaned];
}

/** Writes the fingerprints of the current German sections into the text of a summary. */
export async function updateFingerprints({
  text,
  german,
}: Pick<Summary, 'text' | 'german'>): Promise<string> {
  const source = await sectionsWithFingerprints(german.text);
  return splitSections(text).reduce((whole, { key, text: section }) => {
    const summarised = source.find((candidate) => candidate.key === key);
    if (summarised === undefined) return whole;
    const line = `<!-- summarises ${summarised.fingerprint} -->\n`;
    const bare = section.replace(fingerprintLine, '');
    return whole.replace(section, () => bare.replace('\n', () => `\n${line}`));
  }, text);
}
