/**
 * How the mail server of the tests behaves: it takes mails; takes them after the pauses that real
 * ones make; keeps silent; refuses for now; loses the connection while a mail is coming, or after
 * it was taken and before it says so; refuses a recipient, a mail, a sender or a password for good.
 */
export const mailServerModes = [
  'accept',
  'slow',
  'hang',
  'refuse',
  'drop',
  'refuseRecipient',
  'refuseMail',
  'refuseSender',
  'refusePassword',
] as const;

/** One of these ways. */
export type MailServerMode = (typeof mailServerModes)[number];
