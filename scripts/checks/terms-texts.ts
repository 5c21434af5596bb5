import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import { summaryLocales, termsLocale, termsSources } from '@/lib/terms/documents';
import { parseSummary, parseTerms } from '@/lib/terms/load-terms';
import { TermsError } from '@/lib/terms/parse-document';
import { checkTexts } from '@/scripts/messages/check-messages';
import type { MessageFile } from '@/scripts/messages/message-file';
import { type Glossary, typography, wordingRule } from '@/scripts/messages/text-rules';
import { contentHash, readTextIfPresent, writeFiles } from '@/scripts/support/files';

/** A Markdown document; its path is relative to the project, such as `messages/en/….md`. */
type Document = { locale: Locale; file: string; text: string };

async function readDocument(
  folder: string,
  locale: Locale,
  name: string,
): Promise<Document | undefined> {
  const text = await readTextIfPresent(folder, locale, name);
  return text === undefined ? undefined : { locale, file: `messages/${locale}/${name}`, text };
}

/** Checks the terms documents and their summaries in the messages folder. */
export async function termsProblems(
  folder: string,
  glossaries: ReadonlyMap<Locale, Glossary>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const readOrReport = async (locale: Locale, name: string, fix: string) => {
    const document = await readDocument(folder, locale, name);
    const problem = { file: `messages/${locale}/${name}`, key: '', message: `missing; ${fix}` };
    if (document === undefined) problems.push(problem);
    return document;
  };
  for (const source of termsSources) {
    const german = await readOrReport(termsLocale, source.file, 'add the document');
    if (german === undefined) continue;
    const parse = () => parseTerms(source, german.text);
    problems.push(...checkDocument(german, parse, glossaries.get(termsLocale)));
    for (const locale of summaryLocales) {
      const fix = `summarise ${german.file} in this language`;
      const own = await readOrReport(locale, source.summaryFile, fix);
      if (own === undefined) continue;
      problems.push(...checkSummary({ ...own, german }));
      // The parser would report a missing section as a wrong number of the next one.
      if (sectionKeys(own) !== sectionKeys(german)) continue;
      const parseOwn = () => parseSummary(source, locale, own.text);
      problems.push(...checkDocument(own, parseOwn, glossaries.get(locale)));
    }
  }
  return problems;
}

/**
 * Marks the summaries of some languages as up to date, by updating their fingerprints. A person
 * must have compared them with the German terms.
 *
 * @returns the changed files
 */
export async function confirmSummaries(
  folder: string,
  chosen: readonly Locale[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const { file, summaryFile } of termsSources) {
    const german = await readDocument(folder, termsLocale, file);
    for (const locale of summaryLocales.filter((one) => chosen.includes(one))) {
      const summary = await readDocument(folder, locale, summaryFile);
      const text = german && summary && updateFingerprints({ text: summary.text, german });
      if (text === undefined || text === summary?.text) continue;
      await writeFiles(folder, { [`${locale}/${summaryFile}`]: text });
      changed.push(`messages/${locale}/${summaryFile}`);
    }
  }
  return changed;
}

/** The paragraphs of a document, each as a message file, for the rules of texts. */
function splitParagraphs({ file, locale, text }: Document): MessageFile[] {
  const shown = text.replace(/<!--.*?-->/g, '');
  const paragraphs = [...shown.matchAll(/(?:[^\n]|\n(?!\s*\n))+/g)];
  return paragraphs.map(({ 0: paragraph, index }) => {
    const line = shown.slice(0, index).split('\n').length + (/^\s*\n/.test(paragraph) ? 1 : 0);
    const messages = new Map([['', paragraph.trim().replace(/\s*\n\s*/g, ' ')]]);
    return { file: `${file}:${line}`, locale, namespace: 'terms', messages };
  });
}

/** Checks the form of a document, and then its texts. */
function checkDocument(document: Document, parse: () => unknown, glossary: Glossary = []) {
  try {
    parse();
  } catch (error) {
    if (error instanceof TermsError) return [error.problem];
    throw error;
  }
  const rules = [typography, wordingRule(glossary)];
  return splitParagraphs(document).flatMap((one) => checkTexts(one, rules));
}

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

const sectionKeys = ({ text }: Document) => String(splitSections(text).map(({ key }) => key));

/** The hash of a section's words, which ignores line breaks and spaces. */
function hashSection({ text }: Section): string {
  return contentHash(text.replace(/\s+/g, ' ').trim());
}

/** A summary in one language and the German document that it summarises. */
type Summary = Document & { german: Pick<Document, 'file' | 'text'> };

/**
 * Compares a summary with the German document. The summary of each section contains the fingerprint
 * of the German section with which it was last compared. Another fingerprint means that it is
 * outdated.
 */
export function checkSummary({ locale, file, text, german }: Summary): Problem[] {
  const own = splitSections(text);
  const source = splitSections(german.text);
  const confirmCommand = `npm run messages -- confirm-summaries ${locale}`;
  const outdated = source.flatMap((section): Problem[] => {
    const summary = own.find(({ key }) => key === section.key);
    if (summary === undefined) {
      const message = `missing; summarise this section of ${german.file}, then run: ${confirmCommand}`;
      return [{ file, key: section.name, message }];
    }
    if (fingerprintLine.exec(summary.text)?.[1] === hashSection(section)) return [];
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
export function updateFingerprints({ text, german }: Pick<Summary, 'text' | 'german'>): string {
  const source = splitSections(german.text);
  return splitSections(text).reduce((whole, { key, text: section }) => {
    const summarised = source.find((candidate) => candidate.key === key);
    if (summarised === undefined) return whole;
    const line = `<!-- summarises ${hashSection(summarised)} -->\n`;
    const bare = section.replace(fingerprintLine, '');
    return whole.replace(section, () => bare.replace('\n', () => `\n${line}`));
  }, text);
}
