import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import {
  type Backend,
  drainKey,
  openSettings,
  startBackend,
} from '@/tests/contact/support/backend';
import { accepted, validRequest } from '@/tests/contact/support/posts';
import { eventually } from '@/tests/support/eventually';
import { findDeno } from '@/tooling/contact-stack/deno-program';
import { freePort } from '@/tooling/contact-stack/free-port';
import { type RunningInbox, startInbox } from '@/tooling/contact-stack/inbox/inbox';

const folder = 'supabase/functions/send-contact-email';

/** The entry that Supabase starts: without a timer, and with what its runtime provides. */
describe('The hosted entry', () => {
  let backend: Backend;
  let inbox: RunningInbox;
  before(async () => {
    backend = await startBackend();
    inbox = await startInbox({ folder: backend.folder('inbox') });
  });
  after(async () => {
    await backend.close();
    await inbox.close();
  });

  const start = (port: number, settings: Record<string, string>) => {
    const flags = ['--no-prompt', '--node-modules-dir=manual', '--cached-only', '--no-lock'];
    const rights = ['--allow-net', '--allow-env', '--allow-read=node_modules'];
    return spawn(
      findDeno(),
      ['run', ...flags, ...rights, `--config=${folder}/deno.json`, `${folder}/index.ts`],
      {
        env: {
          NODE_ENV: 'production',
          NO_COLOR: '1',
          DENO_DIR: backend.folder('deno'),
          DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
          ...openSettings,
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
  };

  it('stores and mails with the database that Supabase names', async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const child = start(port, { SUPABASE_DB_URL: backend.databaseUrl, SMTP_URL: inbox.smtpUrl });
    try {
      await eventually('the function answers', 20, () =>
        fetch(origin).then(
          ({ status }) => status === 405,
          () => false,
        ),
      );
      const reference = await accepted(origin, validRequest);
      await eventually('the mail', 10, async () => {
        const mails = await (await fetch(`${inbox.origin}/mails.json`)).text();
        return mails.includes(reference);
      });
      const headers = { authorization: `Bearer ${drainKey}` };
      const drain = await fetch(`${origin}?drain`, { method: 'POST', headers });
      assert.equal(drain.status, 200);
      // Each of the hosted instances has connections of its own.
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          accepted(origin, { ...validRequest, message: `${validRequest.message} ${index}` }),
        ),
      );
      const [open] = await backend.sql`
        select count(*)::integer as count from pg_stat_activity
        where application_name = 'send-contact-email'`;
      assert.equal(open?.['count'], 2);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });

  it('does not start with a wrong setting, and names it', async () => {
    const child = start(await freePort(), { SMTP_URL: inbox.smtpUrl });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const [code] = await once(child, 'close');
    assert.notEqual(code, 0);
    assert.match(said, /Wrong settings: DATABASE_URL: is missing\./);
  });
});
