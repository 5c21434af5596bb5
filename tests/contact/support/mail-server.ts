import { appendFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { type MailServerMode, mailServerModes } from '@/tests/contact/support/mail-server-modes';

/**
 * A mail server that can behave badly, as a program of its own, so that it can be killed. It
 * listens where its first argument says, writes each mail as a line of JSON to the file of its
 * second one before it takes it, and reads from standard input how to behave from now on. It ends
 * when standard input does.
 */

const [port, file, firstMode] = z
  .tuple([z.coerce.number(), z.string(), z.enum(mailServerModes)])
  .parse(process.argv.slice(2));
let mode: MailServerMode = firstMode;

/** Pauses of the mode `slow`, in milliseconds: before the greeting, and to take a mail. */
const greetingMs = 500;
const takingMs = 20;

/** What each mode refuses, by the command. */
const refusals: Partial<Record<MailServerMode, Readonly<Record<string, string>>>> = {
  refuse: { RCPT: '451 4.3.0 come back later', mail: '451 4.3.0 not now' },
  refuseRecipient: { RCPT: '550 5.1.1 nobody of that name' },
  refuseMail: { mail: '554 5.6.0 not such a mail' },
  refuseSender: { MAIL: '550 5.7.1 not your address' },
  refusePassword: { AUTH: '535 5.7.8 wrong password' },
};
/** Answers other than `250 ok`. */
const answers: Readonly<Record<string, string>> = {
  EHLO: '250-test\r\n250 AUTH PLAIN',
  AUTH: '235 2.7.0 welcome',
  DATA: '354 go on',
};

const endOfMail = '\r\n.\r\n';

function store(from: string, to: string[], raw: string): void {
  appendFileSync(file, `${JSON.stringify({ from, to, raw })}\n`, { flush: true });
}

/** Talks to one client, line by line; commands are answered as they come. */
function talk(socket: Socket): void {
  let unread = '';
  let isReadingMail = false;
  let from = '';
  let to: string[] = [];
  const say = (line: string) => {
    if (!socket.destroyed) socket.write(`${line}\r\n`);
  };

  const takeCommand = (line: string) => {
    const [verb = ''] = line.toUpperCase().split(' ');
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    const refusal = refusals[mode]?.[verb];
    if (refusal !== undefined) return say(refusal);
    if (verb === 'QUIT') return socket.end('221 bye\r\n');
    if (verb === 'MAIL') {
      from = address;
      to = [];
    }
    if (verb === 'RCPT') to.push(address);
    isReadingMail = verb === 'DATA';
    return say(answers[verb] ?? '250 ok');
  };

  const takeMail = (raw: string) => {
    isReadingMail = false;
    // Refused after it was read, or taken and the connection lost before the client hears of it.
    const refusal = refusals[mode]?.['mail'];
    if (refusal !== undefined) return say(refusal);
    store(from, to, raw);
    if (mode === 'drop') return socket.destroy();
    if (mode === 'slow') setTimeout(() => say('250 taken'), takingMs);
    else if (mode !== 'hang') say('250 taken');
  };

  /** The next command or mail, once it is complete. */
  const nextPart = (): string | undefined => {
    const mark = isReadingMail ? endOfMail : '\r\n';
    const end = unread.indexOf(mark);
    if (end === -1) return undefined;
    const part = unread.slice(0, end);
    unread = unread.slice(end + mark.length);
    return part;
  };

  const read = (chunk: string) => {
    unread += chunk;
    // Half of the drops come before the mail is complete.
    if (isReadingMail && mode === 'drop' && Math.random() < 0.5) socket.destroy();
    for (let part = nextPart(); part !== undefined && !socket.destroyed; part = nextPart()) {
      if (isReadingMail) takeMail(part);
      else takeCommand(part);
    }
  };

  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => read(String(chunk)));
  if (mode === 'slow') setTimeout(() => say('220 test'), greetingMs);
  else if (mode !== 'hang') say('220 test');
}

createServer(talk).listen(port, '127.0.0.1', () => console.log('listening'));
createInterface({ input: process.stdin })
  .on('line', (line) => {
    mode = z.enum(mailServerModes).parse(line);
    console.log(mode);
  })
  .on('close', () => process.exit(0));
