import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';
import type { Attacked } from '@/tests/attack/support/attacked';
import { postBytes, referenceOf } from '@/tests/attack/support/post-bytes';
import { emptyTables, frontOf, type Target } from '@/tests/attack/support/target';
import { exchange } from '@/tests/attack/support/wire';
import { eventually } from '@/tests/support/eventually';

/** What a reader shows only after decoding: never written so in what is sent. */
const decoded = /DECODED|evil\.test/;
const base64 = Buffer.from('DECODED').toString('base64');
const quoted = '=44=45=43=4F=44=45=44';

/** Names that mail programs decode into something else than what was typed. */
const hostileNames = [
  `=?utf-8?Q?=E2=80=AE${quoted}?=`,
  `=?UTF-8?b?${base64}?=`,
  '=?utf-8?q?a=0D=0ABcc:_x=40evil=2Etest?=',
  `=?utf-8?Q?=E2=80=A8${quoted}?=`,
  `=?us-ascii?Q?${quoted}?=`,
  `=?iso-8859-1*en?Q?${quoted}?=`,
  `=?utf-16?B?${Buffer.from('DECODED', 'utf16le').toString('base64')}?=`,
  '=?utf-8?Q?=44=45=43?= =?utf-8?Q?=4F=44=45=44?=',
  `Ana =?utf-8?Q?${quoted}?= Test`,
  `Ana=?utf-8?Q?${quoted}?=`,
  `Žana =?utf-8?Q?${quoted}?=`,
  `${'x'.repeat(40)} =?utf-8?B?${base64}?=`,
  `=?utf-8?Q?=3D=3Futf-8=3FB=3F${base64.replaceAll('=', '=3D')}=3F=3D?=`,
  `"=?utf-8?Q?${quoted}?="`,
  `=?utf-8?Q?_${quoted}`,
  `=?utf-8?Q? ${quoted} ?=`,
  `\\"=?utf-8?B?${base64}?=`,
  '=?utf-8?B??=',
];

/** Halves of an encoded word that the subject puts next to each other. */
const halves = [
  ['Ana =?utf-8?Q?', `${quoted}?= GmbH`],
  ['Ana =?utf-8?B?', `${base64}?=`],
] as const;

const posts = [
  ...hostileNames.map((name) => ({ name, company: '' })),
  ...hostileNames.map((company) => ({ name: 'Ana Test', company })),
  ...halves.map(([name, company]) => ({ name, company })),
];

/** Controls, line ends and marks that turn the direction of a text. */
const unsafe = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

type Read = { subject: string; replyTo: { name: string; address: string }[]; others: number };

/** A mail as two programs read it, independent of each other. */
async function readBy(source: Buffer): Promise<Record<string, Read>> {
  const one = await PostalMime.parse(source);
  const other = await simpleParser(source);
  return {
    'postal-mime': {
      subject: one.subject ?? '',
      replyTo: (one.replyTo ?? []).map(({ name, address = '' }) => ({ name, address })),
      others: (one.cc ?? []).length + (one.bcc ?? []).length,
    },
    mailparser: {
      subject: other.subject ?? '',
      replyTo: (other.replyTo?.value ?? []).map(({ name, address = '' }) => ({ name, address })),
      others: [other.cc, other.bcc].filter((value) => value !== undefined).length,
    },
  };
}

function assertAsTyped({ subject, replyTo, others }: Read, reference: string): void {
  const [sender] = replyTo;
  assert.equal(others, 0, 'more recipients');
  assert.deepEqual(
    replyTo.map(({ address }) => address),
    ['visitor@example.org'],
  );
  assert.ok(subject.endsWith(`[${reference}]`), subject);
  for (const words of [subject, sender?.name ?? '']) {
    assert.doesNotMatch(words, unsafe);
    assert.doesNotMatch(words, decoded);
  }
}

/** Waits for the mails with these references. @returns the source of each */
async function mailsOf({ stack }: Target, references: readonly string[]) {
  const folder = join(stack.folder, 'inbox');
  const read = new Set<string>();
  const found = new Map<string, Buffer>();
  await eventually('every mail has come', 15, async () => {
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.eml') || read.has(name)) continue;
      read.add(name);
      const content = await readFile(join(folder, name));
      const reference = references.find((one) => content.includes(one));
      // Before the mail stands a line of the inbox's own.
      if (reference !== undefined)
        found.set(reference, content.subarray(content.indexOf('\n') + 1));
    }
    return found.size === references.length;
  });
  return found;
}

/** Encoded words in what visitors type: in a mail they must stay what was typed. */
export function attackMails({ target }: Attacked): void {
  describe('Encoded words', () => {
    it('in names and companies are decoded by no mail program', async () => {
      const { port } = frontOf(target(), 'preview');
      await emptyTables(target());
      const sent = new Map<string, string>();
      for (const fields of posts) {
        const bytes = postBytes(`127.0.0.1:${port}`, fields.name, { fields });
        const [answer] = (await exchange(port, bytes)).answers;
        assert.ok(answer);
        sent.set(referenceOf(answer), JSON.stringify(fields));
      }
      const problems: string[] = [];
      for (const [reference, source] of await mailsOf(target(), [...sent.keys()])) {
        for (const [program, read] of Object.entries(await readBy(source))) {
          try {
            assertAsTyped(read, reference);
          } catch {
            problems.push(`${sent.get(reference)} in ${program}: ${JSON.stringify(read)}`);
          }
        }
      }
      assert.deepEqual(problems.slice(0, 10), []);
    });
  });
}
