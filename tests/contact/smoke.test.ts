import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { gatewayKey, startGateway } from '@/tests/support/gateway';

const answer = async () => Response.json({ success: true, reference: 'KTRW-MBXD' });

const headers = 'authorization, x-client-info, apikey, content-type';

/** Runs `npm run smoke:contact` against a gateway that allows some headers. */
async function smoke(allowed: string, key: string): Promise<string> {
  const gateway = await startGateway(answer, allowed);
  const args = ['--import', 'tsx', 'scripts/smoke-contact.ts', `${gateway.origin}/send`];
  const env = {
    NODE_ENV: 'production' as const,
    PATH: process.env['PATH'],
    SITE_URL: 'https://www.site.test',
    NEXT_PUBLIC_SUPABASE_URL: gateway.origin,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: key,
  };
  const run = promisify(execFile)(process.execPath, args, { env });
  const { stdout, stderr } = await run.catch((failed) => failed);
  await gateway.close();
  return stdout + stderr;
}

for (const [allowed, key, output] of [
  [headers, gatewayKey, /^Stored once, as KTRW-MBXD\. /],
  [
    '*',
    gatewayKey,
    /^The preflight refuses the header authorization: browsers will not send the form\.\n$/,
  ],
  [headers, 'another', /^The function responded with 401: {"message":"Invalid API key"}\n$/],
] as const) {
  test(`the smoke test of a gateway that allows "${allowed}", with the key "${key}"`, async () => {
    assert.match(await smoke(allowed, key), output);
  });
}
