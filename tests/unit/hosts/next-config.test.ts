/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

test('the middleware knows the public files, whatever the folder of the project is called', () => {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const project = join(folder, 'public/site');
  mkdirSync(join(project, 'public/fonts'), { recursive: true });
  for (const file of ['a.svg', 'fonts/b.woff2']) writeFileSync(join(project, 'public', file), '');
  cpSync('next.config.mjs', join(project, 'next.config.mjs'));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const config = JSON.stringify(join(project, 'next.config.mjs'));
  const code = `console.log((await import(${config})).default.env.PUBLIC_FILES)`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  expect(output).toBe('/a.svg\n/fonts/b.woff2\n');
  rmSync(folder, { recursive: true });
});
