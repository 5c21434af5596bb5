/** @jest-environment node */
import { load } from 'cheerio';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import ContactForm from '@/components/islands/contact/contact-form';
import { ErrorSummary } from '@/components/islands/contact/error-summary';
import { roomIn } from '@/lib/contact/request';
import { fillPage, parseContactPage } from '@/supabase/functions/send-contact-email/http/fill-page';
import { HttpError } from '@/supabase/functions/send-contact-email/http/http-error';
import { props } from '@/tests/unit/islands/contact/contact-form-props';

const attribute = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const page = `<html><head><title>Kontakt</title></head><body><div data-island="contact-form" data-props="${attribute}">${renderToString(<ContactForm {...props} />)}</div></body></html>`;

/** The page that the function makes of the form as the server renders it. */
function filled(error: HttpError) {
  const entries = { name: 'x', email: 'a@b.de', message: 'Hallo' };
  return load(fillPage(parseContactPage(page), { error, entries, siteOrigin: 'https://a.test' }));
}

const problems = { name: 'tooShort', message: 'tooShort' } as const;
const invalid = () => filled(new HttpError('invalid', 'Wrong.', { fields: problems }));

test('the page of the function shows the summary that the script shows', () => {
  const $ = invalid();
  const id = `${props.id}-problems`;
  const summary = $(`#${id}`);
  const byScript = load(
    renderToStaticMarkup(
      <ErrorSummary
        formId={props.id}
        id={id}
        isHydrated={true}
        problems={problems}
        surplus={0}
        texts={props.texts}
      />,
    ),
  )(`#${id}`);
  summary.removeAttr('autofocus').find('[hidden]').remove();
  expect(summary.prop('outerHTML')).toBe(byScript.prop('outerHTML'));
});

test('what is wrong stands below its field too, and nowhere else', () => {
  const $ = invalid();
  const { fields } = props.texts.errors.problems;
  expect($(`#${props.id}-name-problem`).text()).toBe(fields.name.tooShort);
  expect($('[aria-invalid="true"]')).toHaveLength(2);
  expect($(`#${props.id}-email-problem`).is('[hidden]')).toBe(true);
  expect($('#fehler').hasClass('hidden')).toBe(true);
});

test('the page counts what is too long, and brings all of it back', () => {
  const message = 'x'.repeat(70_000);
  const error = new HttpError('invalid', 'Wrong.', { fields: { message: 'tooLong' } });
  const entries = { name: 'Ana', email: 'a@b.de', message };
  const $ = load(
    fillPage(parseContactPage(page), { error, entries, siteOrigin: 'https://a.test' }),
  );
  const { characters } = roomIn(entries);
  const text = `Message: ${-characters} too many.`;
  expect($(`#${props.id}-message-problem`).text()).toBe(text);
  expect($('[data-problem="message"] a').text()).toBe(text);
  expect($('textarea').text()).toBe(message);
});

test('a failure without the text says how to get it back', () => {
  const error = new HttpError('tooLarge', 'Too large.');
  const options = { error, entries: {}, siteOrigin: 'https://a.test' };
  const $ = load(fillPage(parseContactPage(page), options));
  const { refusals, back } = props.texts.failure;
  expect($('#fehler:not(.hidden) [data-reason]').text()).toBe(`${refusals.tooLarge} ${back}`);
});

test('a failure puts its reason into the page’s own block', () => {
  const $ = filled(new HttpError('unavailable', 'Down.'));
  const { refusals, kept } = props.texts.failure;
  expect($('#fehler:not(.hidden) [data-reason]').text()).toBe(`${refusals.unavailable} ${kept}`);
  expect($(`#${props.id}-problems`).is('[hidden]')).toBe(true);
});
