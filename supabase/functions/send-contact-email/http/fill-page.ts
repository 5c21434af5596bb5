import { type CheerioAPI, load } from 'cheerio/slim';
import { outcomeIds } from '../../_shared/contact-pages.ts';
import type { ContactField, FieldProblem } from '../../_shared/contact-request.ts';
import type { HttpError } from './http-error.ts';
import { type PageTexts, problemText, readPageTexts, refusalText } from './page-texts.ts';

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

/** Marks a wrong field and says below it what is wrong. */
function markField($: CheerioAPI, texts: PageTexts, { field, problem }: Wrong): void {
  const input = $(formSelector).find(`[name="${field}"]`);
  const id = `${input.attr('id')}-problem`;
  const described = [id, input.attr('aria-describedby')].filter(Boolean).join(' ');
  input.attr({ 'aria-invalid': 'true', 'aria-describedby': described });
  $('<p class="mt-1.5 font-semibold text-accent-strong text-small"></p>')
    .attr('id', id)
    .text(problemText(texts, field, problem))
    .insertAfter(input);
}

/** Puts what is wrong at the top of the form, each line leading to its field, and focuses it. */
function addSummary($: CheerioAPI, texts: PageTexts, wrong: readonly Wrong[]): void {
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
  for (const { field, problem } of wrong) {
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

/** Shows the page's own block for a post that failed as a whole. */
function showFailure($: CheerioAPI, texts: PageTexts, { error, entries }: Filling): void {
  const block = $(`#${outcomeIds.failure}`);
  block.removeClass('hidden').addClass('mb-8').attr('autofocus', '');
  const reason = refusalText(texts, error);
  const isKept = Object.keys(entries).length > 0;
  const words = isKept && reason !== undefined ? `${reason} ${texts.failure.kept}` : reason;
  if (words !== undefined) block.find('p').eq(1).text(words);
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
  const texts = readPageTexts($(island).attr('data-props') ?? '');
  if ($(formSelector).length !== 1) throw new Error('The page has no contact form');
  $('script, link[rel="modulepreload"], link[rel="preload"][as="script"]').remove();
  $('meta[http-equiv]').remove();
  $('[data-island]').removeAttr('data-island').removeAttr('data-props').removeAttr('data-wake');
  return { document: $, texts };
}

/**
 * Fills the contact page again after a post that was not taken: with everything that was typed,
 * and with what is wrong. Values become text of a parsed document, never markup.
 */
export function fillPage({ document, texts }: ContactPage, filling: Filling): string {
  const { error, entries, siteOrigin } = filling;
  const $ = load(document.root().clone()[0] ?? '', reading);
  const wrong = wrongFields(error);
  fillEntries($, entries);
  leadToSite($, siteOrigin);
  if (wrong.length > 0) {
    for (const one of wrong) markField($, texts, one);
    addSummary($, texts, wrong);
    $('title').text(`${texts.errors.word}: ${$('title').text()}`);
  } else {
    showFailure($, texts, filling);
  }
  return $.html();
}
