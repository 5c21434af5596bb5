import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assertFunctionVersions } from '@/scripts/checks/project';
import { readLocalSettings } from '@/scripts/serve/serve';
import { browserUrl, parseListenAddresses } from '@/scripts/support/listen-address';
import { readSettings } from '@/supabase/functions/send-contact-email/settings';
import { folderWith } from '@/tests/support/folder-with';

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

test.each([
  'https://a.org,https://b.org:8080',
  'https://a.org\r\nhttps://b.org:8080',
  'https://a.org; https://b.org:8080,',
])('ORIGINS=%j are two', (ORIGINS) => {
  expect(readSettings({ ...settings, ORIGINS }).ORIGINS).toEqual([
    'https://a.org',
    'https://b.org:8080',
  ]);
});

test.each([
  ['ORIGINS', 'https://a.org|https://b.org'],
  ['SITE_URL', 'https://a.org\nhttps://b.org'],
])('%s=%j is refused by name', (name, value) => {
  expect(() => readSettings({ ...settings, [name]: value })).toThrow(name);
});

test('a server behind a proxy does not start without a database and a mail server', () => {
  const address = { site: { host: '127.0.0.1', port: 3000 } };
  const { SMTP_URL, ...withoutMail } = settings;
  const proxy = { CLIENT_ADDRESS_HEADER: 'x-real-ip' };
  expect(() => readLocalSettings({ ...withoutMail, ...proxy }, address)).toThrow(
    'SMTP_URL: missing',
  );
  expect(readLocalSettings({ ...settings, ...proxy }, address).SMTP_URL).toBe(SMTP_URL);
});

describe('commands get their settings', () => {
  let folder: string;
  beforeEach(async () => {
    const print = 'console.log(JSON.stringify(process.env.SITE_URL));';
    folder = await folderWith({
      ...{ 'print.mjs': print, 'tests/print.mjs': print, 'scripts/test-print.mjs': print },
      'scripts/bootstrap.mjs': readFileSync('scripts/bootstrap.mjs', 'utf8'),
    });
    for (const path of ['package-lock.json', 'site.config.ts', 'messages', 'node_modules']) {
      symlinkSync(resolve(path), join(folder, path));
    }
  });

  const run = (env: NodeJS.ProcessEnv, script = 'print.mjs') =>
    spawnSync(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), script], {
      encoding: 'utf8',
      env,
    });
  const url = 'https://www.example.org';
  const { SITE_URL: _, ...shell } = process.env;

  test('without spaces and line breaks around them', () => {
    expect(run({ ...shell, SITE_URL: ` ${url}\n` }).stdout).toBe(`"${url}"\n`);
  });

  test('from an .env with a byte order mark, but the shell takes precedence, and tests read none', () => {
    writeFileSync(join(folder, '.env'), `\uFEFFSITE_URL=${url}\r\n`);
    expect(run(shell).stdout).toBe(`"${url}"\n`);
    expect(run({ ...shell, SITE_URL: 'https://shell.example.org' }).stdout).toContain('shell');
    for (const script of ['tests/print.mjs', 'scripts/test-print.mjs']) {
      expect(run(shell, script).stdout).toBe('undefined\n');
    }
  });

  test.each(['utf16le', 'latin1'] as const)('from no .env in %s', (encoding) => {
    writeFileSync(join(folder, '.env'), Buffer.from(`SITE_URL=${url} # für uns`, encoding));
    const { stderr, status } = run(shell);
    expect([stderr, status]).toEqual(['.env is not UTF-8; save it as UTF-8.\n', 1]);
  });
});

test.each([
  [{}, { host: '127.0.0.1', port: 3000 }, 'http://localhost:3000'],
  [{ PORT: '8080' }, { host: '127.0.0.1', port: 8080 }, 'http://localhost:8080'],
  [{ PORT: '', HOST: 'localhost' }, { host: '127.0.0.1', port: 3000 }, 'http://localhost:3000'],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0', port: 3000 }, 'http://localhost:3000'],
  [{ HOST: '10.0.0.7' }, { host: '10.0.0.7', port: 3000 }, 'http://10.0.0.7:3000'],
])('with %j the site is at %j, which browsers open as %s', (env, place, address) => {
  const inbox = { host: '127.0.0.1', port: 9000 };
  const settings = { ...env, INBOX_PORT: '9000' };
  expect(parseListenAddresses(settings)).toEqual({ site: place, inbox });
  expect(browserUrl(place)).toBe(address);
});

// biome-ignore format: a table to be read at a glance
test.each([
  ...['0', '65536', '-1', '3e3'].map((PORT) =>
    [{ PORT }, `PORT is "${PORT}"; give a number from 1 to 65535.`] as const),
  [{ INBOX_PORT: '0' }, 'INBOX_PORT is "0"; give a number from 1 to 65535.'],
  [{ PORT: '8025' },
    'PORT and INBOX_PORT are both 8025; the site and the inbox need different ports.'],
] as const)('%j is refused: %s', (env, problem) => {
  expect(() => parseListenAddresses(env)).toThrow(problem);
});

test('the contact function has the same packages as the project', async () => {
  const checkVersion = async (target: string) =>
    assertFunctionVersions(
      await folderWith({
        'package.json': JSON.stringify({ dependencies: { pg: '8.1.0', '@a/b': '1.0.0' } }),
        'supabase/functions/send-contact-email/deno.json': JSON.stringify({ imports: { target } }),
      }),
    );
  await checkVersion('npm:pg@8.1.0');
  await checkVersion('npm:@a/b@1.0.0/mini');
  await expect(checkVersion('npm:pg@8.0.0')).rejects.toThrow(
    'npm:pg@8.0.0; package.json has 8.1.0',
  );
  await expect(checkVersion('npm:hono@1.0.0')).rejects.toThrow('package.json has no such package');
});
