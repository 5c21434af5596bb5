import { type CheerioAPI, load } from 'cheerio/slim';
import * as z from 'zod/mini';
import { outcomeIds } from '../../_shared/contact-answer.ts';
import type { ContactField, FieldProblem } from '../../_shared/contact-request.ts';
import { problemText, refusalText } from '../../_shared/contact-texts.ts';
import type { HttpError } from './http-error.ts';

/** What a plain post brought: the values as they were typed. */
export type Entries = Readonly<Record<string, string | boolean>>;

/** The contact page of a language, read once and filled in for many posts. */
export type ContactPage = { document: CheerioAPI; texts: PageTexts };

type Filling = { error: HttpError; entries: Entries; siteOrigin: string };

/** The published form: found by what makes it the form, not by how it looks. */
const formSelector = 'form[method="post"]:has([name="message"])';
const island = '[data-island="contact-form"]';
const textFields = ['name', 'email', 'phone', 'company', 'message'] as const;
/** HTML, whose letters stay letters. */
const reading = { xml: { xmlMode: false, encodeEntities: 'utf8' } } as const;
const urlAttributes = ['href', 'src', 'action', 'poster'] as const;

const words = z.record(z.string(), z.string());

/** What the filled page takes from the texts that the page brings along for its form. */
const propsSchema = z.object({
  texts: z.object({
    labels: words,
    errors: z.object({
      word: z.string(),
      problems: z.object({ fields: z.record(z.string(), words), any: words }),
    }),
    failure: z.object({ refusals: words, kept: z.string() }),
  }),
});

type PageTexts = z.infer<typeof propsSchema>['texts'];

function fillEntries($: CheerioAPI, entries: Entries): void {
  const form = $(formSelector);
  for (const name of textFields) {
    const value = entries[name];
    if (typeof value !== 'string') continue;
    const field = form.find(`[name="${name}"]`);
    if (field.is('textarea')) field.text(value);
    else field.attr('value', value);
  }
  if (entries['request_callback'] === true) {
    form.find('[name="request_callback"]').attr('checked', '');
  }
}

type Wrong = { field: ContactField; problem: FieldProblem };

function wrongFields({ fields = {} }: HttpError): Wrong[] {
  const all = [...textFields, 'request_callback'] as const;
  return all.flatMap((field) => {
    const problem = fields[field];
    return problem === undefined ? [] : [{ field, problem }];
  });
}

/** Marks a wrong field, and shows what is wrong below it and in the summary. */
function showProblem($: CheerioAPI, texts: PageTexts, { field, problem }: Wrong): void {
  const input = $(formSelector).find(`[name="${field}"]`);
  const id = input.attr('id');
  const text = problemText(texts, field, problem);
  const below = $(`#${id}-problem`);
  below.removeAttr('hidden').text(text);
  const described = [below.attr('id'), input.attr('aria-describedby')].filter(Boolean).join(' ');
  input.attr('aria-invalid', 'true');
  if (described !== '') input.attr('aria-describedby', described);
  $(`[data-problem="${field}"]`).removeAttr('hidden').find('a').text(text);
}

/** Shows the form's own summary, which leads to each wrong field, and focuses it. */
function showSummary($: CheerioAPI, texts: PageTexts, wrong: readonly Wrong[]): void {
  for (const one of wrong) showProblem($, texts, one);
  const summary = $(`#${$(formSelector).attr('id')}-problems`);
  summary.removeAttr('hidden').attr('autofocus', '');
  $('title').text(`${texts.errors.word}: ${$('title').text()}`);
}

/** Shows the page's own block for a post that failed as a whole. */
function showFailure($: CheerioAPI, texts: PageTexts, { error, entries }: Filling): void {
  const block = $(`#${outcomeIds.failure}`);
  block.attr({ autofocus: '', class: block.attr('data-shown-class') ?? '' });
  const reason = refusalText(texts, error.code, error.retryAfter);
  if (reason === undefined) return;
  const isKept = Object.keys(entries).length > 0;
  block.find('[data-reason]').text(isKept ? `${reason} ${texts.failure.kept}` : reason);
}

/** Makes addresses work where the page stands on another host than the site. */
function leadToSite($: CheerioAPI, siteOrigin: string): void {
  for (const name of urlAttributes) {
    $(`[${name}^="/"]`).each((_, element) => {
      const value = $(element).attr(name) ?? '';
      $(element).attr(name, new URL(value, siteOrigin).href);
    });
  }
}

/**
 * Reads the published contact page. It loses its scripts: it answers a form that was sent without
 * them, and they would hydrate the form as it was.
 *
 * @param html the page as the site publishes it
 * @throws when it is not the page that is expected
 */
export function parseContactPage(html: string): ContactPage {
  const $ = load(html, reading);
  const { texts } = z.parse(propsSchema, JSON.parse($(island).attr('data-props') ?? ''));
  if ($(formSelector).length !== 1) throw new Error('The page has no contact form');
  $('script, link[rel="modulepreload"], link[rel="preload"][as="script"]').remove();
  $('meta[http-equiv]').remove();
  $('[data-island]').removeAttr('data-island').removeAttr('data-props').removeAttr('data-wake');
  return { document: $, texts };
}

/**
 * Fills the contact page again after a post that was not taken: with everything that was typed,
 * and with what is wrong. The page brings the markup of all its states along, those that do not
 * hold hidden. Values become text of a parsed document, never markup.
 */
export function fillPage({ document, texts }: ContactPage, filling: Filling): string {
  const { error, entries, siteOrigin } = filling;
  const $ = load(document.root().clone()[0] ?? '', reading);
  const wrong = wrongFields(error);
  fillEntries($, entries);
  leadToSite($, siteOrigin);
  if (wrong.length > 0) showSummary($, texts, wrong);
  else showFailure($, texts, filling);
  return $.html();
}
