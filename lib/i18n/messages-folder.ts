import { resolve } from 'node:path';

/**
 * Environment variable that passes the messages folder to Next's processes. The commands set it; to
 * load messages from a backend, people set `MESSAGES_URL`.
 */
const variable = 'MESSAGES_FOLDER';

/**
 * The folder that messages are read from: `messages/`, or a copy loaded from a backend. All code
 * that reads messages at build time uses it.
 */
export function messagesFolder(): string {
  return resolve(process.env[variable] || 'messages');
}

/** Makes this process, and child processes started later, read messages from another folder. */
export function setMessagesFolder(folder: string): void {
  process.env[variable] = folder;
}
