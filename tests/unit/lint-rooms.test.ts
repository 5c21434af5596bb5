/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

/** One import that a file of some room makes, and the words in which it is refused, if it is. */
type Probe = { from: string; code: string; refusal?: string };

const app = 'Nothing imports app';
const lib = 'lib imports no component';
const uiAddresses = 'components/ui knows no addresses';
const uiTexts = 'components/ui knows no texts';
const uiOthers = 'components/ui is what the other components are made of';
const islandFramework = 'An island runs in the browser without Next';
const islandNode = 'An island runs in the browser, where no Node module exists';
const islandServer = 'An island imports no server code';
const islandParts = 'An island imports no server component';
const outside = 'Only npm runs scripts';
const functions = 'Nothing from outside supabase/functions is deployed';
const detour = 'Write the path without a detour';
const computed = 'Name the module in a plain string';
const inType = 'Import the type at the top';

const refused: [from: string, code: string, refusal: string][] = [
  // Every way to write an import, once for a room that it must not reach.
  ['lib/a/probe.ts', "import { x } from '@/components/ui/x';", lib],
  ['lib/a/probe.ts', "import '@/components';", lib],
  ['lib/a/probe.ts', "import { x } from '../../components/ui/x';", lib],
  ['lib/probe.ts', "import { x } from '../components/ui/x';", lib],
  ['lib/a/probe.ts', "import type { X } from '@/components/ui/x';", lib],
  ['lib/a/probe.ts', "import { type X } from '../../components/ui/x';", lib],
  ['lib/a/probe.ts', "export { x } from '@/components/ui/x';", lib],
  ['lib/a/probe.ts', "export type { X } from '../../components/ui/x';", lib],
  ['lib/a/probe.ts', "export const x = () => import('@/components/ui/x');", lib],
  ['lib/a/probe.ts', "export const x = () => import('../../components/ui/x');", lib],
  ['lib/a/probe.ts', "export type X = import('@/components/ui/x').X;", inType],
  ['lib/a/probe.ts', 'export const x = (a: string) => import(`../../components/` + a);', computed],
  ['lib/a/probe.ts', "import { x } from './../../components/ui/x';", detour],
  ['lib/a/probe.ts', "import { x } from '@/lib/../components/ui/x';", detour],
  // Nothing imports app.
  ['lib/a/probe.ts', "import { x } from '@/app/robots';", app],
  ['components/layout/probe.tsx', "import { x } from '@/app/[locale]/layout';", app],
  ['components/sections/probe.tsx', "import type { X } from '../../app/x';", app],
  ['components/ui/probe.tsx', "import { x } from '../../app/x';", app],
  ['components/islands/probe.tsx', "export const x = () => import('@/app/x');", app],
  ['scripts/probe.ts', "import { x } from '../app/x';", app],
  ['tests/unit/probe.test.ts', "import { x } from '@/app/x';", app],
  ['middleware.ts', "import { x } from '@/app/x';", app],
  // The site imports neither its scripts nor its tests.
  ['app/probe.tsx', "import { x } from '@/scripts/build';", outside],
  ['lib/a/probe.ts', "import { x } from '../../tests/support/x';", outside],
  ['components/layout/probe.tsx', "import { x } from '@/scripts/build';", outside],
  // components/ui
  ['components/ui/probe.tsx', "import { hrefFor } from '@/lib/routing/addresses';", uiAddresses],
  ['components/ui/probe.tsx', "import type { X } from '../../lib/routing/table';", uiAddresses],
  ['components/ui/probe.tsx', "import { useTranslations } from 'next-intl';", uiTexts],
  ['components/ui/probe.tsx', "import { getLocale } from 'next-intl/server';", uiTexts],
  ['components/ui/probe.tsx', "import type { X } from '@/lib/i18n/source-messages';", uiTexts],
  ['components/ui/probe.tsx', "import home from '@/messages/de/home.json';", uiTexts],
  ['components/ui/icons/probe.tsx', "import { X } from '../../layout/header';", uiOthers],
  ['components/ui/probe.tsx', "import { X } from '@/components/sections/hero';", uiOthers],
  ['components/ui/probe.tsx', "import { X } from '../islands/menu';", uiOthers],
  // components/islands
  ['components/islands/probe.tsx', "import Link from 'next/link';", islandFramework],
  ['components/islands/probe.tsx', "import type { Metadata } from 'next';", islandFramework],
  ['components/islands/probe.tsx', "import { useTranslations } from 'next-intl';", islandFramework],
  [
    'components/islands/probe.tsx',
    "import { getLocale } from 'next-intl/server';",
    islandFramework,
  ],
  ['components/islands/probe.tsx', "import { readFile } from 'node:fs/promises';", islandNode],
  ['components/islands/probe.tsx', "import { join } from 'node:path';", islandNode],
  ['components/islands/probe.tsx', "import { site } from '@/site.config';", islandServer],
  ['components/islands/probe.tsx', "import { site } from '../../site.config';", islandServer],
  [
    'components/islands/probe.tsx',
    "import type { M } from '@/lib/i18n/source-messages';",
    islandServer,
  ],
  ['components/islands/probe.tsx', "import home from '../../messages/de/home.json';", islandServer],
  ['components/islands/probe.tsx', "import { X } from '../layout/header';", islandParts],
  ['components/islands/form/probe.tsx', "import { X } from '../../sections/faq';", islandParts],
  [
    'components/islands/probe.tsx',
    "export const x = () => import('@/components/layout/header');",
    islandParts,
  ],
  // supabase
  ['supabase/functions/a/probe.ts', "import { x } from '@/lib/contact/x';", functions],
  ['supabase/functions/a/probe.ts', "import { x } from '../../../lib/x.ts';", functions],
  ['supabase/functions/a/http/probe.ts', "import { x } from '../../../x.ts';", functions],
  ['supabase/functions/_shared/probe.ts', "import type { X } from '../../x.ts';", functions],
];

const allowed: [from: string, code: string][] = [
  ['app/probe.tsx', "import { X } from '@/components/sections/hero';"],
  ['app/probe.tsx', "import { hrefFor } from '@/lib/routing/addresses';"],
  ['app/[locale]/probe.tsx', "import { site } from '@/site.config';"],
  ['components/sections/probe.tsx', "import { useTranslations } from 'next-intl';"],
  ['components/layout/probe.tsx', "import { X } from '@/components/islands/menu';"],
  ['components/layout/probe.tsx', "import { site } from '@/site.config';"],
  ['components/ui/probe.tsx', "import { X } from './icon';"],
  ['components/ui/probe.tsx', "import { locales } from '@/lib/locales';"],
  ['components/islands/probe.tsx', "import { X } from '@/components/ui/button';"],
  ['components/islands/probe.tsx', "import { X } from '../ui/button';"],
  ['components/islands/probe.tsx', "import { hrefFor } from '@/lib/routing/addresses';"],
  ['components/islands/probe.tsx', "import { locales } from '../../lib/locales';"],
  ['components/islands/probe.tsx', "export const x = () => import('./dialog');"],
  ['lib/a/probe.ts', "import { locales } from '@/lib/locales';"],
  ['lib/a/probe.ts', "import home from '@/messages/de/home.json';"],
  ['lib/a/probe.ts', "export const x = () => import('@/lib/whatsapp');"],
  ['scripts/probe.ts', "import { X } from '@/components/ui/button';"],
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
  const root = mkdtempSync(join(tmpdir(), 'rooms-'));
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

describe('The rules of the rooms', () => {
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
