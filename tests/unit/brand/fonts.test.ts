/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontProblems } from '@/scripts/assets/fonts/character-set';

it('has every character of the shipped texts', async () => {
  expect(await fontProblems()).toEqual([]);
});

it('names file and characters that the committed font lacks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'));
  await writeFile(join(folder, 'home.json'), '"½ dan, a onda ✓ čšž"');
  expect(await fontProblems(folder)).toEqual([
    expect.objectContaining({
      file: 'messages/home.json',
      message: expect.stringContaining('the font has no ½ ✓;'),
    }),
  ]);
  await rm(folder, { recursive: true });
});
