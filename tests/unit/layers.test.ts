/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

/** One import that a file of some layer makes, and the words in which it is refused, if it is. */
type Probe = { from: string; code: string; refusal?: string };

const app = 'Nothing imports app';
const site = 'Imports run one way: app → components → lib';
const tooling = 'Imports run one way: scripts → tooling → lib';
const commands = 'Commands import tooling';
const ui = 'components/ui knows no addresses';
const uiTexts = 'components/ui knows no texts';
const islandFramework = 'An island runs in the browser without Next';
const islandNode = 'An island runs in the browser, where no Node module exists';
const islandServer = 'An island imports no server code';
const root = "Write the path from the project's root";
const detour = 'Write the path without a detour';
const functions = 'Nothing from outside supabase/functions is deployed';
const computed = 'Name the module in a plain string';
const inType = 'Import the type at the top';

const refused: [from: string, code: string, refusal: string][] = [
  // Every way to write an import.
  ['lib/map/probe.ts', "import { x } from '@/components/ui/x';", site],
  ['lib/map/probe.ts', "import type { X } from '@/components/ui/x';", site],
  ['lib/map/probe.ts', "export { x } from '@/components/ui/x';", site],
  ['lib/map/probe.ts', "export const x = () => import('@/components/ui/x');", site],
  ['lib/map/probe.ts', "import { x } from '../../components/ui/x';", root],
  ['lib/map/probe.ts', "export type { X } from '../../components/ui/x';", root],
  ['lib/map/probe.ts', "export type X = import('@/components/ui/x').X;", inType],
  [
    'lib/map/probe.ts',
    'export const x = (a: string) => import(`../../components/` + a);',
    computed,
  ],
  ['lib/map/probe.ts', "import { x } from './../../components/ui/x';", root],
  ['lib/map/probe.ts', "import { x } from '@/lib/../components/ui/x';", root],
  // Nothing imports app.
  ['components/layout/probe.tsx', "import { x } from '@/app/[locale]/layout';", site],
  ['components/islands/probe.tsx', "export const x = () => import('@/app/x');", islandServer],
  ['scripts/probe.ts', "import { x } from '@/app/x';", commands],
  ['tests/unit/probe.test.ts', "import { x } from '@/app/x';", app],
  ['tests/unit/probe.test.ts', "import { x } from '@/lib/./../app/x';", detour],
  ['middleware.ts', "import { x } from '@/app/x';", site],
  // What the site is made of imports nothing of what makes it.
  ['app/probe.tsx', "import { x } from '@/scripts/build';", site],
  ['app/probe.tsx', "import { x } from '@/tooling/publishing/publish';", site],
  ['components/layout/probe.tsx', "import { x } from '@/tooling/checks/build-checks';", site],
  ['components/new-folder/probe.tsx', "import { x } from '@/tooling/checks/build-checks';", site],
  ['lib/routing/probe.ts', "import { x } from '@/tooling/host-rules/redirects';", site],
  ['lib/new-folder/probe.ts', "import { x } from '@/tooling/host-rules/redirects';", site],
  ['lib/security/probe.ts', "import { x } from '@/tests/support/ask';", site],
  // One way inside lib and inside tooling.
  ['lib/routing/probe.ts', "import { x } from '@/lib/i18n/namespaces';", site],
  ['lib/storage/probe.ts', "import { x } from '@/lib/consent/record';", site],
  ['lib/locales.ts', "import { x } from '@/lib/routing/table';", site],
  ['tooling/support/probe.ts', "import { x } from '@/tooling/serve/site-server';", tooling],
  ['tooling/host-rules/probe.ts', "import { x } from '@/tooling/publishing/publish';", tooling],
  ['tooling/publishing/probe.ts', "import { x } from '@/tooling/serve/site-server';", tooling],
  ['tooling/messages/probe.ts', "import { x } from '@/tooling/checks/terms-texts';", tooling],
  ['tooling/assets/fonts/probe.ts', "import { x } from '@/tooling/assets/map/paths';", tooling],
  ['tooling/new-folder/probe.ts', "import { x } from '@/scripts/build';", tooling],
  // No production code imports tests; only commands that run tests do.
  ['tooling/bench/probe.ts', "import { x } from '@/tests/support/ask';", tooling],
  ['scripts/probe.ts', "import { x } from '@/tests/support/ask';", commands],
  // One way inside components.
  ['components/sections/probe.tsx', "import { X } from '@/components/layout/header';", site],
  ['components/structured-data/probe.tsx', "import { X } from '@/components/layout/x';", site],
  ['components/ui/probe.tsx', "import { hrefFor } from '@/lib/routing/addresses';", ui],
  ['components/ui/probe.tsx', "import type { X } from '@/lib/i18n/source-messages';", ui],
  ['components/ui/probe.tsx', "import home from '@/messages/de/home.json';", ui],
  ['components/ui/probe.tsx', "import { X } from '@/components/islands/menu';", ui],
  ['components/ui/probe.tsx', "import { useTranslations } from 'next-intl';", uiTexts],
  ['components/ui/probe.tsx', "import { getLocale } from 'next-intl/server';", uiTexts],
  ['components/ui/icons/probe.tsx', "import { X } from '../../layout/header';", root],
  ['components/islands/probe.tsx', "import Link from 'next/link';", islandFramework],
  ['components/islands/probe.tsx', "import { useTranslations } from 'next-intl';", islandFramework],
  ['components/islands/probe.tsx', "import { readFile } from 'node:fs/promises';", islandNode],
  ['components/islands/probe.tsx', "import { site } from '@/site.config';", islandServer],
  ['components/islands/probe.tsx', "import { X } from '@/lib/i18n/read-messages';", islandServer],
  ['components/islands/probe.tsx', "import { X } from '@/components/layout/header';", islandServer],
  [
    'components/islands/menus/probe.tsx',
    "import { X } from '@/components/sections/faq';",
    islandServer,
  ],
  [
    'tooling/cms/browser/probe.ts',
    "import { x } from '@/tooling/checks/message-texts';",
    'it imports no code that reads files',
  ],
  ['tooling/cms/browser/probe.ts', "import { readFile } from 'node:fs';", 'where no Node module'],
  ['tooling/cms/probe.ts', "import { x } from '@/tooling/screenshots/plan';", tooling],
  // supabase
  ['supabase/functions/a/probe.ts', "import { x } from '@/lib/contact/x';", functions],
  ['supabase/functions/a/probe.ts', "import { x } from '../../../lib/x.ts';", functions],
  ['supabase/functions/a/http/probe.ts', "import { x } from '../../../x.ts';", functions],
  ['supabase/functions/_shared/probe.ts', "import type { X } from '../../x.ts';", functions],
];

const allowed: [from: string, code: string][] = [
  ['app/probe.tsx', "import { X } from '@/components/sections/hero';"],
  ['app/[locale]/probe.tsx', "import { site } from '@/site.config';"],
  ['components/sections/probe.tsx', "import { useTranslations } from 'next-intl';"],
  ['components/layout/probe.tsx', "import { X } from '@/components/islands/menu';"],
  ['components/layout/probe.tsx', "import { site } from '@/site.config';"],
  ['components/ui/probe.tsx', "import { X } from './icon';"],
  ['components/ui/probe.tsx', "import { locales } from '@/lib/locales';"],
  ['components/islands/probe.tsx', "import { X } from '@/components/ui/button';"],
  ['components/islands/probe.tsx', "import { hrefFor } from '@/lib/routing/addresses';"],
  ['components/islands/probe.tsx', "export const x = () => import('./dialog');"],
  ['lib/routing/probe.ts', "import { locales } from '@/lib/locales';"],
  ['lib/i18n/probe.ts', "import home from '@/messages/de/home.json';"],
  ['tooling/publishing/probe.ts', "import { x } from '@/tooling/host-rules/redirects';"],
  ['tooling/serve/probe.ts', "import { site } from '@/site.config';"],
  ['tooling/cms/browser/probe.ts', "import { x } from '@/tooling/messages/summarised';"],
  ['scripts/probe.ts', "import { x } from '@/tooling/build/build-site';"],
  ['scripts/test-probe.ts', "import { x } from '@/tests/browsers/programs';"],
  ['supabase/functions/a/probe.ts', "import { x } from '../_shared/x.ts';"],
  ['supabase/functions/a/http/probe.ts', "import { x } from '../../_shared/x.ts';"],
  ['tests/unit/probe.test.tsx', "import { X } from '@/components/islands/menu';"],
  ['tests/unit/probe.test.ts', "import { decide } from '../../lib/routing/decide';"],
];

const report = z.object({
  diagnostics: z.array(
    z.object({ message: z.string(), location: z.object({ path: z.string() }).nullish() }),
  ),
});

/** Puts the probes into an empty project with our rules, and lints them all in one go. */
function lint(probes: Probe[]): Map<Probe, string[]> {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    cpSync('biome.json', join(root, 'biome.json'));
    cpSync('lint', join(root, 'lint'), { recursive: true });
    const placed = probes.map((probe, index) => {
      const path = probe.from.replace('probe', `probe-${index}`);
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), `${probe.code}\n`);
      return { probe, path };
    });
    const only = ['--only=style/noRestrictedImports', '--only=plugin'];
    const result = spawnSync(
      resolve('node_modules/.bin/biome'),
      ['lint', ...only, '--max-diagnostics=none', '--reporter=json', '--reporter-file=report.json'],
      { cwd: root, encoding: 'utf8' },
    );
    if (result.error) throw result.error;
    const { diagnostics } = report.parse(
      JSON.parse(readFileSync(join(root, 'report.json'), 'utf8')),
    );
    return new Map(
      placed.map(({ probe, path }) => [
        probe,
        diagnostics.filter(({ location }) => location?.path === path).map((d) => d.message),
      ]),
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const probes: Probe[] = [
  ...refused.map(([from, code, refusal]) => ({ from, code, refusal })),
  ...allowed.map(([from, code]) => ({ from, code })),
];

describe('The layer rules', () => {
  let messages = new Map<Probe, string[]>();
  beforeAll(() => {
    messages = lint(probes);
  });

  it.each(probes.filter((probe) => probe.refusal !== undefined))(
    '$from: refuses $code',
    (probe) => {
      expect(messages.get(probe)).toEqual(
        expect.arrayContaining([expect.stringContaining(probe.refusal ?? '')]),
      );
    },
  );

  it.each(probes.filter((probe) => probe.refusal === undefined))('$from: allows $code', (probe) => {
    expect(messages.get(probe)).toEqual([]);
  });
});
