import PostalMime from 'postal-mime';
import type postgres from 'postgres';
import type { validRequest } from '@/tests/contact/support/posts';
import type { TakenMail } from '@/tests/contact/support/start-mail-server';

type SentRequest = {
  [Field in keyof typeof validRequest]: (typeof validRequest)[Field] | string | boolean;
};

/** A request that was answered with success, by the reference in that answer. */
export type Accepted = ReadonlyMap<string, SentRequest>;

/** What a look at database and mails has found. */
export type Verdict = {
  /** One line for each broken promise. */
  problems: string[];
  accepted: number;
  stored: number;
  mailed: number;
  /** Mails that came again. */
  repeated: number;
};

/** Reference → every Message-ID under which it was mailed, once for each mail. */
async function messageIds(mails: readonly TakenMail[]): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  for (const { raw } of mails) {
    const { messageId = '', subject = '' } = await PostalMime.parse(raw);
    const reference = /\[(.{9})\]$/.exec(subject)?.[1] ?? subject;
    ids.set(reference, [...(ids.get(reference) ?? []), messageId]);
  }
  return ids;
}

/**
 * Judges whether every promise was kept: what was answered with success is in the database, word
 * for word, and was mailed; what was mailed again has the same Message-ID.
 */
export async function judge(
  accepted: Accepted,
  sql: postgres.Sql,
  mails: readonly TakenMail[],
): Promise<Verdict> {
  const rows = await sql<(SentRequest & { reference: string; id: string })[]>`
    select reference, id, name, email, phone, company, message, request_callback
    from contact.requests`;
  const stored = new Map(rows.map(({ reference, id, ...fields }) => [reference, { id, fields }]));
  const sent = await messageIds(mails);
  const problems: string[] = [];
  for (const [reference, request] of accepted) {
    const row = stored.get(reference);
    if (row === undefined) problems.push(`${reference}: answered with success and not stored`);
    else if (JSON.stringify(sorted(row.fields)) !== JSON.stringify(sorted(request))) {
      problems.push(`${reference}: stored with other words`);
    }
    if (!sent.has(reference)) problems.push(`${reference}: answered with success and not mailed`);
  }
  for (const [reference, ids] of sent) {
    const id = stored.get(reference)?.id;
    if (id === undefined) problems.push(`${reference}: mailed and not stored`);
    else if (ids.some((one) => !one.startsWith(`<${id}@`) || one !== ids[0])) {
      problems.push(`${reference}: mailed under another Message-ID: ${ids.join(' ')}`);
    }
  }
  return {
    problems,
    accepted: accepted.size,
    stored: stored.size,
    mailed: sent.size,
    repeated: mails.length - sent.size,
  };
}

function sorted(fields: object): [string, unknown][] {
  return Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
}
