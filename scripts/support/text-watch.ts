import { watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { previewScript, previewStream } from '@/lib/messages/preview';

/** An editor writes a file in several steps; this many milliseconds after the last it is done. */
const settled = 80;

const script = `new EventSource('${previewStream}').onmessage = () => location.reload();\n`;

/**
 * Watches texts while somebody writes, and tells open pages to show themselves anew.
 *
 * @param folder folder of the message files
 * @returns `answers` answers a request if it is about this, and tells whether it was
 */
export function watchTexts(folder: string): {
  answers: (request: IncomingMessage, response: ServerResponse) => boolean;
  close: () => void;
} {
  const pages = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const page of pages) page.write('data: changed\n\n');
    }, settled);
  });
  watcher.on('error', (error) =>
    console.warn(`Changed texts show after a reload: ${error.message}`),
  );

  const answers = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url === previewScript) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
      return true;
    }
    if (request.url !== previewStream) return false;
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    // The browser comes back by itself when the server has been started anew.
    response.write('retry: 1000\n\n');
    pages.add(response);
    response.once('close', () => pages.delete(response));
    return true;
  };
  return { answers, close: () => watcher.close() };
}
