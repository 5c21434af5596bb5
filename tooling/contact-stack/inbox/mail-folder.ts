import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The SMTP envelope, which determines delivery independently of the headers. */
export type Envelope = { from: string; to: string[] };

/** A received mail, unparsed. */
export type StoredMail = { id: string; received: Date; envelope: Envelope; source: Buffer };

/** Mails in a folder, one file each. Only their ids are kept in memory. */
export type MailFolder = {
  folder: string;
  count: () => number;
  /**
   * Ids, newest first.
   *
   * @param limit so many at most
   */
  list: (limit?: number) => string[];
  /**
   * Streams a mail to disk; resolves when it is flushed.
   *
   * @returns whether it was stored; mails larger than `maxMailBytes` are read to the end and
   *   discarded
   */
  add: (mail: { envelope: Envelope; source: AsyncIterable<Buffer> }) => Promise<boolean>;
  /** @param maxBytes maximum number of bytes of the source to read */
  read: (id: string, maxBytes?: number) => Promise<StoredMail | undefined>;
};

/** The largest request becomes a mail of about 600 KB: escaped HTML, both parts encoded. */
export const maxMailBytes = 2 * 1024 * 1024;

const extension = '.eml';
const partialExtension = '.partial';
/** Sorts by time: `20261121T101500123Z-9f86d081`. */
const idPattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-[0-9a-f]{8}$/;

/** First line of each file, a header that mail clients ignore. */
const envelopeHeader = 'X-Inbox-Envelope: ';
const envelopeSchema = z.object({ from: z.string(), to: z.array(z.string()) });

function newId(): string {
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '');
  return `${time}-${randomBytes(4).toString('hex')}`;
}

class MailTooLarge extends Error {}

/** Reads to the end even if the mail is too large, because SMTP replies only after the data. */
async function* limited(source: AsyncIterable<Buffer>, maxBytes: number) {
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length <= maxBytes) yield chunk;
  }
  if (length > maxBytes) throw new MailTooLarge(`The mail has ${length} bytes.`);
}

async function* fileOf(envelope: Envelope, source: AsyncIterable<Buffer>) {
  yield Buffer.from(`${envelopeHeader}${JSON.stringify(envelope)}\r\n`);
  yield* limited(source, maxMailBytes);
}

/** @returns undefined for a file that was not written by an inbox */
function mailFrom(id: string, content: Buffer): StoredMail | undefined {
  const end = content.indexOf('\r\n');
  if (end === -1 || !content.toString('latin1', 0, end).startsWith(envelopeHeader))
    return undefined;
  return {
    id,
    received: new Date(id.replace(idPattern, '$1-$2-$3T$4:$5:$6.$7Z').slice(0, 24)),
    envelope: envelopeSchema.parse(
      JSON.parse(content.toString('utf8', envelopeHeader.length, end)),
    ),
    source: content.subarray(end + 2),
  };
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function readStart(file: string, maxBytes: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const buffer = Buffer.alloc(Math.min(size, maxBytes));
    const { bytesRead } = await handle.read({ buffer, position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Opens a mail folder, readable by this account only; creates it if it is missing. */
export async function openMailFolder(folder: string): Promise<MailFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => join(folder, id + extension);
  const names = await readdir(folder);
  for (const name of names.filter((one) => one.endsWith(partialExtension))) {
    // It was not acknowledged, so its sender retries.
    await rm(join(folder, name), { force: true });
  }
  /** Oldest first. */
  const ids = names
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .filter((id) => idPattern.test(id))
    .sort();

  const index = (id: string) => ids.splice(ids.findLastIndex((one) => one < id) + 1, 0, id);
  return {
    folder,
    count: () => ids.length,
    list: (limit = ids.length) => ids.slice(Math.max(0, ids.length - limit)).reverse(),
    add: async ({ envelope, source }) => {
      const id = newId();
      const partial = join(folder, id + partialExtension);
      try {
        await writeFile(partial, fileOf(envelope, source), { mode: 0o600, flush: true });
        await rename(partial, pathOf(id));
      } catch (error) {
        await rm(partial, { force: true });
        if (error instanceof MailTooLarge) return false;
        throw error;
      }
      index(id);
      return true;
    },
    read: async (id, maxBytes = Number.POSITIVE_INFINITY) => {
      if (!idPattern.test(id)) return undefined;
      try {
        return mailFrom(id, await readStart(pathOf(id), maxBytes));
      } catch (error) {
        if (!isMissingFile(error)) throw error;
        // Somebody has deleted it.
        const position = ids.lastIndexOf(id);
        if (position !== -1) ids.splice(position, 1);
        return undefined;
      }
    },
  };
}
