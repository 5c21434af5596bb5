/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@/supabase/functions/send-contact-email/settings';

const settings = {
  DATABASE_URL: 'postgres://db.example.org/site',
  SMTP_URL: 'smtps://mail.example.org:465',
  MAIL_FROM: 'website@example.org',
  MAIL_TO: 'office@example.org',
  SITE_URL: 'https://www.example.org',
  SECRET: '0123456789abcdef0123456789abcdef',
};

test('spaces and line breaks around a setting of the contact function do not count', () => {
  const pasted = Object.entries(settings).map(([name, value]) => [name, ` ${value}\r\n`]);
  expect(readSettings({ ...Object.fromEntries(pasted), DATABASE_CA: ' \n' })).toMatchObject(
    settings,
  );
});

test('commands get their settings without spaces and line breaks around them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const script = join(folder, 'print.mjs');
  writeFileSync(script, 'console.log(JSON.stringify(process.env.SITE_URL));');
  const { stdout } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', script], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: ' https://www.example.org\n' },
  });
  expect(stdout).toBe('"https://www.example.org"\n');
  rmSync(folder, { recursive: true });
});
