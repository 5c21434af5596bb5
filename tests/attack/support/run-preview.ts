import { startPreviewServer } from '@/tooling/hosting/preview-server';

/**
 * The preview server as a process of its own, so that its memory is its own:
 * `run-preview.ts <folder of a site> <port> <JSON of where the contact function answers>`. It ends
 * with the process that forked it.
 */
const [root = '', port = '', contactJson = ''] = process.argv.slice(2);
const contact: ReturnType<NonNullable<Parameters<typeof startPreviewServer>[0]['contact']>> =
  JSON.parse(contactJson);
await startPreviewServer({
  root,
  port: Number(port),
  contact: () => contact,
  log: () => undefined,
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
