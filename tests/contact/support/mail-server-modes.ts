/**
 * How the mail server of the tests behaves: it takes mails; keeps silent; refuses for now; loses
 * the connection while a mail is coming, or after it was taken and before it says so.
 */
export const mailServerModes = ['accept', 'hang', 'refuse', 'drop'] as const;

/** One of these ways. */
export type MailServerMode = (typeof mailServerModes)[number];
