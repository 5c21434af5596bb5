import PostalMime, { type Address, type Email } from 'postal-mime';
import type { Envelope, StoredMail } from '@/tooling/contact-stack/inbox/mail-folder';

/** A parsed mail, as in `mails.json`. */
export type ReadMail = {
  id: string;
  /** ISO 8601. */
  received: string;
  envelope: Envelope;
  from: string;
  to: string[];
  replyTo: { name: string; address: string }[];
  subject: string;
  messageId: string;
  date: string;
  text: string;
  html: string;
  /** All headers in their original order, names in lower case. */
  headers: { key: string; value: string }[];
};

function mailboxesOf(addresses: readonly Address[] = []): { name: string; address: string }[] {
  return addresses.flatMap(({ name, address, group }) =>
    group ? mailboxesOf(group) : [{ name, address: address ?? '' }],
  );
}

function addressesOf(addresses: readonly Address[] | undefined): string[] {
  return mailboxesOf(addresses).map(({ address }) => address);
}

/** A mail that cannot be parsed is shown without content; its source is still available. */
async function parse(source: Buffer): Promise<Partial<Email>> {
  return PostalMime.parse(source).catch(() => ({}));
}

/** Parses a mail. */
export async function readMail({ id, received, envelope, source }: StoredMail): Promise<ReadMail> {
  const mail = await parse(source);
  return {
    id,
    received: received.toISOString(),
    envelope,
    from: addressesOf(mail.from && [mail.from]).join(', '),
    to: addressesOf([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]),
    replyTo: mailboxesOf(mail.replyTo),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: (mail.headers ?? []).map(({ key, value }) => ({ key, value })),
  };
}
