import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { runServer } from '@/scripts/serve/site-server';
import { loopback } from '@/scripts/support/listen-address';

/** Handles a request instead of the default response, which is the file. */
export type Answer = (response: ServerResponse, attempt: number) => void;

/** A message backend on a real server. */
export type TextBackend = {
  url: string;
  /** Number of requests by path in the folder. */
  asked: ReadonlyMap<string, number>;
  close: () => Promise<void>;
};

/**
 * Serves the project's messages below `/texts/`.
 *
 * @param answers other responses, by path in the folder (`en/home.json`)
 */
export async function startTextBackend(
  answers: Readonly<Record<string, Answer | string>> = {},
): Promise<TextBackend> {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0]?.replace('/texts/', '') ?? '';
    const attempt = (asked.get(path) ?? 0) + 1;
    asked.set(path, attempt);
    const answer = answers[path];
    if (typeof answer === 'function') answer(response, attempt);
    else response.end(answer ?? readFileSync(join('messages', path)));
  });
  const { port, close } = await runServer(server, { host: loopback, port: 0 });
  return { url: `http://${loopback}:${port}/texts`, asked, close };
}
