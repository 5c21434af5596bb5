import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import type { Visitors } from '@/tests/contact/durability/visitors';
import type { World } from '@/tests/contact/durability/world';
import { mailFrom, mailTo } from '@/tests/contact/support/backend';
import { validRequest } from '@/tests/contact/support/posts';

/** Mails per second. */
export type MailRate = {
  /** What the mail server takes over as many connections as a client commonly opens. */
  taken: number;
  /** How fast mails leave after requests have come in faster than that. */
  mailed: number;
};

const connections = 8;
const visitorsAtOnce = 40;

/** After this long it is clear that mails leave slowly. */
const longestMs = 30_000;

const perSecond = (count: number, since: number) => (count / (performance.now() - since)) * 1000;

/** Opens a connection without Nagle's algorithm, which would cost 40 ms with every mail. */
const getSocket: NonNullable<SMTPPool.Options['getSocket']> = ({ host, port }, done) => {
  const connection = connect({ host: host ?? '', port: Number(port) });
  connection.setNoDelay(true);
  connection.once('error', (error) => done(error, undefined));
  connection.once('connect', () => done(null, { connection }));
};

async function measureTaken(smtpUrl: string, count: number): Promise<number> {
  const { hostname: host, port } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({
    pool: true,
    host,
    port: Number(port),
    ignoreTLS: true,
    getSocket,
    maxConnections: connections,
    maxMessages: count,
  });
  const mail = { from: mailFrom, to: mailTo, subject: 'Rate', text: validRequest.message };
  const start = performance.now();
  await Promise.all(Array.from({ length: count }, () => transport.sendMail(mail)));
  const rate = perSecond(count, start);
  transport.close();
  return rate;
}

/**
 * Measures how fast mails leave after an overload, with a mail server as slow as real ones.
 *
 * @param waiting how many mails are waiting; none at the start
 */
export async function measureMailRate(
  { mail }: World,
  visitors: Visitors,
  { count, waiting }: { count: number; waiting: () => Promise<number> },
): Promise<MailRate> {
  await mail.behave('slow');
  const taken = await measureTaken(mail.url, count);
  const start = performance.now();
  await visitors.send(visitorsAtOnce, (begun) => begun >= count);
  const answered = performance.now();
  const backlog = await waiting();
  let left = backlog;
  while (left > 0 && performance.now() - answered < longestMs) {
    await wait(50);
    left = await waiting();
  }
  // Where mails left as fast as requests came in, there was no overload.
  const mailed =
    backlog > count / 4 ? perSecond(backlog - left, answered) : perSecond(count - left, start);
  return { taken, mailed };
}
