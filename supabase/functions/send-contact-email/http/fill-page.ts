import { type CheerioAPI, load } from 'cheerio/slim';
import { outcomeIds } from '../../_shared/contact-pages.ts';
import type { ContactField, FieldProblem } from '../../_shared/contact-request.ts';
import type { HttpError } from './http-error.ts';
import { errorText, type PageTexts, problemText, readPageTexts } from './page-texts.ts';

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

type InvalidField = { field: ContactField; problem: FieldProblem };

function invalidFields({ fields = {} }: HttpError): InvalidField[] {
  const all = [...textFields, 'request_callback'] as const;
  return all.flatMap((field) => {
    const problem = fields[field];
    return problem === undefined ? [] : [{ field, problem }];
  });
}

/** Marks an invalid field and adds the problem's text below it. */
function markField($: CheerioAPI, texts: PageTexts, { field, problem }: InvalidField): void {
  const input = $(formSelector).find(`[name="${field}"]`);
  const id = `${input.attr('id')}-problem`;
  const described = [id, input.attr('aria-describedby')].filter(Boolean).join(' ');
  input.attr({ 'aria-invalid': 'true', 'aria-describedby': described });
  $('<p class="mt-1.5 font-semibold text-accent-strong text-small"></p>')
    .attr('id', id)
    .text(problemText(texts, field, problem))
    .insertAfter(input);
}

/** Adds a focused error summary above the form, with a link to each invalid field. */
function addSummary($: CheerioAPI, texts: PageTexts, invalid: readonly InvalidField[]): void {
  const form = $(formSelector);
  const summary = $(
    '<div autofocus class="mb-6 rounded-card border-2 border-accent bg-ground p-5" role="alert" tabindex="-1"></div>',
  );
  const title = `${form.attr('id')}-problems`;
  summary.attr('aria-labelledby', title);
  $('<p class="font-bold text-title"></p>')
    .attr('id', title)
    .text(texts.errors.title)
    .appendTo(summary);
  const list = $('<ul class="mt-2"></ul>').appendTo(summary);
  for (const { field, problem } of invalid) {
    const id = form.find(`[name="${field}"]`).attr('id');
    $(
      '<a class="inline-flex min-h-11 items-center font-semibold text-accent-strong underline"></a>',
    )
      .attr('href', `#${id}`)
      .text(problemText(texts, field, problem))
      .appendTo($('<li></li>').appendTo(list));
  }
  form.prepend(summary);
}

/** Shows the page's block for an error that concerns no single field. */
function showFailure($: CheerioAPI, texts: PageTexts, { error, entries }: FillOptions): void {
  const block = $(`#${outcomeIds.failure}`);
  block.removeClass('hidden').addClass('mb-8').attr('autofocus', '');
  const reason = errorText(texts, error);
  const isKept = Object.keys(entries).length > 0;
  const words = isKept && reason !== undefined ? `${reason} ${texts.failure.kept}` : reason;
  if (words !== undefined) block.find('p').eq(1).text(words);
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
  const texts = readPageTexts($(island).attr('data-props') ?? '');
  if ($(formSelector).length !== 1) throw new Error('The page has no contact form');
  $('script, link[rel="modulepreload"], link[rel="preload"][as="script"]').remove();
  $('meta[http-equiv]').remove();
  $('[data-island]').removeAttr('data-island').removeAttr('data-props').removeAttr('data-wake');
  return { document: $, texts };
}

/**
 * Fills the contact page after a rejected post with the submitted values and the errors. Values are
 * inserted as text, never as markup.
 */
export function fillPage({ document, texts }: ContactPage, options: FillOptions): string {
  const { error, entries, siteOrigin } = options;
  const $ = load(document.root().clone()[0] ?? '', parseOptions);
  const invalid = invalidFields(error);
  fillEntries($, entries);
  makeAddressesAbsolute($, siteOrigin);
  if (invalid.length > 0) {
    for (const one of invalid) markField($, texts, one);
    addSummary($, texts, invalid);
    $('title').text(`${texts.errors.word}: ${$('title').text()}`);
  } else {
    showFailure($, texts, options);
  }
  return $.html();
}
