import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderWith } from '@/tests/support/folder-with';

const refused = [
  ['app', "import { x } from '@/scripts/publishing/publish';"],
  ['components/layout', "import { x } from '@/app/[locale]/layout';"],
  ['components/sections', "import { X } from '@/components/layout/header';"],
  ['components/ui', "import { useTranslations } from 'next-intl';"],
  ['components/ui', "import { hrefFor } from '@/lib/routing/addresses';"],
  ['components/islands', "import Link from 'next/link';"],
  ['components/islands', "import { readFile } from 'node:fs/promises';"],
  ['components/islands', "export const x = () => import('@/lib/i18n/read-messages');"],
  ['lib/map', "export { x } from '../../components/ui/x';"],
  ['lib/map', "import { x } from '@/supabase/functions/x';"],
  ['scripts/hosts', "import { x } from '@/scripts/publishing/publish';"],
  ['lib/map', "export type X = import('@/components/ui/x').X;"],
  ['scripts', "import { x } from '@/tests/support/raw-request';"],
  ['scripts/cms/browser', "import { readFile } from 'node:fs';"],
  ['supabase/functions/a', "import { x } from '../../../lib/x.ts';"],
  ['tests', "import type { X } from '@/app/x';"],
] as const;

test('imports against the order of the layers are reported', async () => {
  const root = await folderWith();
  for (const path of ['biome.json', 'scripts/lint'])
    cpSync(path, join(root, path), { recursive: true });
  const files = [['lib', "import { x } from '@/lib/x';"], ...refused].map(
    ([folder, code], index) => {
      mkdirSync(join(root, folder ?? ''), { recursive: true });
      writeFileSync(join(root, `${folder}/probe-${index}.ts`), `${code}\n`);
      return `${folder}/probe-${index}.ts`;
    },
  );
  const rules = ['style/noRestrictedImports', 'correctness/noNodejsModules', 'plugin'];
  const args = ['lint', '--reporter=github', ...rules.map((rule) => `--only=${rule}`)];
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, options);
  expect(files.filter((file) => stdout.includes(file))).toEqual(files.slice(1));
});
