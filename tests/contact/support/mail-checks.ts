import assert from 'node:assert/strict';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import { mailFrom, mailTo } from '@/tests/contact/support/backend';
import type { TakenMail } from '@/tests/contact/support/start-mail-server';

/** Every header that the function writes; each of them once. */
const writtenHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

/** What a mail without HTML, as long texts have it, adds to them. */
const plainHeaders = ['content-transfer-encoding', ...writtenHeaders].sort();

/** Every element that the function writes into the HTML of a mail. */
const writtenElements = [
  'a',
  'body',
  'head',
  'html',
  'meta',
  'p',
  'table',
  'tbody',
  'td',
  'th',
  'title',
  'tr',
];
const writtenAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  body: ['style'],
  html: ['lang'],
  meta: ['charset'],
  p: ['style'],
  table: ['style'],
  td: ['style'],
  th: ['style'],
};

function assertInert(html: string): void {
  const $ = load(html);
  for (const element of $('*')) {
    if (element.type !== 'tag') assert.fail(`a ${element.type} in the mail`);
    assert.ok(writtenElements.includes(element.name), `<${element.name}> in the mail`);
    for (const name of Object.keys(element.attribs)) {
      assert.ok(writtenAttributes[element.name]?.includes(name), `${name} of <${element.name}>`);
    }
    if (element.name === 'a') assert.match(element.attribs['href'] ?? '', /^tel:\+?\d+$/);
  }
}

/**
 * Checks that a mail has no header and no recipient that the function did not write, one address
 * to reply to, and nothing in it that runs.
 */
export async function assertOwnMail({ from, to, raw }: TakenMail): Promise<void> {
  assert.equal(from, mailFrom);
  assert.deepEqual(to, [mailTo]);
  const mail = await PostalMime.parse(raw);
  const isPlain = mail.headers.some(
    ({ key, value }) => key === 'content-type' && value.startsWith('text/plain'),
  );
  const expected = isPlain ? plainHeaders : writtenHeaders;
  assert.deepEqual(mail.headers.map(({ key }) => key).sort(), expected);
  assert.equal(mail.from?.address, mailFrom);
  assert.deepEqual(
    mail.to?.map(({ address }) => address),
    [mailTo],
  );
  assert.equal(mail.replyTo?.length, 1);
  assert.equal(mail.attachments.length, 0);
  assertInert(mail.html ?? '');
}
