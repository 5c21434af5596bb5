import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Whom the sending server named: what decides over delivery, whatever the mail's headers say. */
export type Envelope = { from: string; to: string[] };

/** A mail as it came in. */
export type StoredMail = { id: string; received: Date; envelope: Envelope; source: Buffer };

/** Mails that stand in a folder as one file each, so that they are there after a restart. */
export type MailFolder = {
  add: (mail: { envelope: Envelope; source: Buffer }) => Promise<string>;
  /** Newest first. */
  list: () => Promise<StoredMail[]>;
  find: (id: string) => Promise<StoredMail | undefined>;
  remove: (id: string) => Promise<void>;
};

const ending = '.eml';
/** Sorts by time: `20261121T101500123Z-9f86d081`. */
const idPattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-[0-9a-f]{8}$/;

/** The first line of each file, and a header that no mail program minds. */
const envelopeHeader = 'X-Inbox-Envelope: ';
const envelopeSchema = z.object({ from: z.string(), to: z.array(z.string()) });

function newId(): string {
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '');
  return `${time}-${randomBytes(4).toString('hex')}`;
}

function toFile({ envelope, source }: { envelope: Envelope; source: Buffer }): Buffer {
  return Buffer.concat([Buffer.from(`${envelopeHeader}${JSON.stringify(envelope)}\r\n`), source]);
}

function fromFile(id: string, content: Buffer): StoredMail {
  const end = content.indexOf('\r\n');
  const line = content.subarray(envelopeHeader.length, end).toString();
  return {
    id,
    received: new Date(id.replace(idPattern, '$1-$2-$3T$4:$5:$6.$7Z').slice(0, 24)),
    envelope: envelopeSchema.parse(JSON.parse(line)),
    source: content.subarray(end + 2),
  };
}

/** Writes a file whole or not at all, and returns when the disk has it. */
async function writeDurably(file: string, content: Buffer): Promise<void> {
  const fresh = `${file}.new`;
  const handle = await open(fresh, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
}

/** Opens a folder of mails, which is made where it is missing. Nobody else may read it. */
export async function openMailFolder(folder: string): Promise<MailFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fileOf = (id: string) => join(folder, id + ending);

  async function find(id: string): Promise<StoredMail | undefined> {
    if (!idPattern.test(id)) return undefined;
    const content = await readFile(fileOf(id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return content && fromFile(id, content);
  }

  return {
    add: async (mail) => {
      const id = newId();
      await writeDurably(fileOf(id), toFile(mail));
      return id;
    },
    list: async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
      const ids = names.map((name) => name.slice(0, -ending.length));
      const mails = await Promise.all(ids.sort().reverse().map(find));
      return mails.filter((mail) => mail !== undefined);
    },
    find,
    remove: async (id) => {
      if (idPattern.test(id)) await rm(fileOf(id), { force: true });
    },
  };
}
