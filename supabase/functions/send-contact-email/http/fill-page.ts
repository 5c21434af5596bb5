import { type CheerioAPI, load } from 'cheerio/slim';
import * as z from 'zod/mini';
import type { ContactField, FieldProblem } from '../../_shared/contact-request.ts';
import { outcomeIds } from '../../_shared/contact-response.ts';
import { roomIn } from '../../_shared/contact-size.ts';
import { errorText, problemText } from '../../_shared/contact-texts.ts';
import type { HttpError } from './http-error.ts';

/** Submitted field values, before validation. */
export type Entries = Readonly<Record<string, string | boolean>>;

/** The parsed contact page of a language, reused for many posts. */
export type ContactPage = { document: CheerioAPI; texts: PageTexts };

type FillOptions = { error: HttpError; entries: Entries; siteOrigin: string };

/** Finds the form by its function, not by its styles. */
const formSelector = 'form[method="post"]:has([name="message"])';
const island = '[data-island="contact-form"]';
const textFields = ['name', 'email', 'phone', 'company', 'message'] as const;
/** HTML mode; letters beyond ASCII are not written as entities. */
const parseOptions = { xml: { xmlMode: false, encodeEntities: 'utf8' } } as const;
const urlAttributes = ['href', 'src', 'action', 'poster'] as const;

const words = z.record(z.string(), z.string());

/** The part of the form island's props that the filled page needs. */
const propsSchema = z.object({
  texts: z.object({
    labels: words,
    errors: z.object({
      word: z.string(),
      problems: z.object({ fields: z.record(z.string(), words), any: words }),
    }),
    failure: z.object({ refusals: words, kept: z.string(), back: z.string() }),
  }),
});

type PageTexts = z.infer<typeof propsSchema>['texts'];

/**
 * The form island's props: in its attribute, or at the index that stands there, in the page's block of
 * JSON.
 */
function islandProps($: CheerioAPI): unknown {
  const value: unknown = JSON.parse($(island).attr('data-props') ?? '');
  if (typeof value !== 'number') return value;
  const props: unknown = JSON.parse($('script[type="application/json"]').text());
  return Array.isArray(props) ? props[value] : undefined;
}

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

type InvalidField = { field: ContactField; problem: FieldProblem; surplus: number };

function invalidFields({ fields = {} }: HttpError, entries: Entries): InvalidField[] {
  const surplus = -roomIn(entries).characters;
  const all = [...textFields, 'request_callback'] as const;
  return all.flatMap((field) => {
    const problem = fields[field];
    return problem === undefined ? [] : [{ field, problem, surplus }];
  });
}

/** Marks an invalid field, and shows the problem's text below it and in the summary. */
function showProblem($: CheerioAPI, texts: PageTexts, invalid: InvalidField): void {
  const { field, problem, surplus } = invalid;
  const input = $(formSelector).find(`[name="${field}"]`);
  const id = input.attr('id');
  const text = problemText(texts, field, problem, surplus);
  const below = $(`#${id}-problem`);
  below.removeAttr('hidden').text(text);
  const described = [below.attr('id'), input.attr('aria-describedby')].filter(Boolean).join(' ');
  input.attr('aria-invalid', 'true');
  if (described !== '') input.attr('aria-describedby', described);
  $(`[data-problem="${field}"]`).removeAttr('hidden').find('a').text(text);
}

/** Shows and focuses the form's error summary, which links to each invalid field. */
function showSummary($: CheerioAPI, texts: PageTexts, invalid: readonly InvalidField[]): void {
  for (const one of invalid) showProblem($, texts, one);
  const summary = $(`#${$(formSelector).attr('id')}-problems`);
  summary.removeAttr('hidden').attr('autofocus', '');
  $('title').text(`${texts.errors.word}: ${$('title').text()}`);
}

/** Shows the page's block for an error that concerns no single field. */
function showFailure($: CheerioAPI, texts: PageTexts, { error, entries }: FillOptions): void {
  const block = $(`#${outcomeIds.failure}`);
  block.attr({ autofocus: '', class: block.attr('data-shown-class') ?? '' });
  const reason = errorText(texts, error.code, error.retryAfter);
  if (reason === undefined) return;
  const isKept = Object.keys(entries).length > 0;
  const { kept, back } = texts.failure;
  block.find('[data-reason]').text(`${reason} ${isKept ? kept : back}`);
}

/** Makes relative addresses absolute: the page is served from another host than the site. */
function makeAddressesAbsolute($: CheerioAPI, siteOrigin: string): void {
  for (const name of urlAttributes) {
    $(`[${name}^="/"]`).each((_, element) => {
      const value = $(element).attr(name) ?? '';
      $(element).attr(name, new URL(value, siteOrigin).href);
    });
  }
}

/**
 * Parses the published contact page and removes its scripts: they would hydrate the empty form
 * over the filled one.
 *
 * @param html the page as published
 * @throws when it is not the expected page
 */
export function parseContactPage(html: string): ContactPage {
  const $ = load(html, parseOptions);
  const { texts } = z.parse(propsSchema, islandProps($));
  if ($(formSelector).length !== 1) throw new Error('The page has no contact form');
  $('script, link[rel="modulepreload"], link[rel="preload"][as="script"]').remove();
  $('meta[http-equiv]').remove();
  $('[data-island]').removeAttr('data-island').removeAttr('data-props').removeAttr('data-wake');
  return { document: $, texts };
}

/**
 * Fills the contact page after a rejected post with the submitted values and the errors. The page
 * contains the markup of all states, hidden. Values are inserted as text, never as markup.
 */
export function fillPage({ document, texts }: ContactPage, options: FillOptions): string {
  const { error, entries, siteOrigin } = options;
  const $ = load(document.root().clone()[0] ?? '', parseOptions);
  const invalid = invalidFields(error, entries);
  fillEntries($, entries);
  makeAddressesAbsolute($, siteOrigin);
  if (invalid.length > 0) showSummary($, texts, invalid);
  else showFailure($, texts, options);
  return $.html();
}
