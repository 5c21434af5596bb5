import { resolve } from 'node:path';

/**
 * Name of the variable that leads Next's processes to the texts of a build. The commands set it;
 * people set `MESSAGES_URL`.
 */
const variable = 'MESSAGES_FOLDER';

/**
 * The folder that texts are read from: `messages/`, or what a build has loaded from elsewhere.
 * Everything that reads a text while building asks here.
 *
 * @param root folder of the project
 */
export function messagesFolder(root: string = process.cwd()): string {
  return resolve(root, process.env[variable] || 'messages');
}

/** Lets this process, and those that it starts from now on, read texts from another folder. */
export function readMessagesFrom(folder: string): void {
  process.env[variable] = folder;
}
