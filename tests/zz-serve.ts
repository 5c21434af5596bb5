import { startPreviewServer } from '@/tooling/hosting/preview-server';

await startPreviewServer({
  root: '/tmp/intout',
  host: '127.0.0.1',
  port: 4900,
  log: () => undefined,
});
