import { execFileSync } from 'node:child_process';
import { cp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { type MessageTree, messageTree } from '@/lib/i18n/message-tree';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { type Namespace, namespaces } from '@/lib/i18n/namespaces';
import { defaultLocale, type Locale, locales } from '@/lib/locales';
import { type EditorConfig, type EditorHost, editorConfig } from '@/scripts/cms/config';
import { hostFiles } from '@/scripts/cms/host-files';
import { glossaryFile } from '@/scripts/messages/check-wording';
import { supportedBrowsers } from '@/scripts/publishing/bundle-islands';
import { writeFiles } from '@/scripts/support/write-files';

/** Folder of the finished editor, relative to the project's root. */
export const editorFolder = 'out-cms';

/** Texts for search engines. Each page of a language needs different ones. */
type MetaTexts = { title?: string | undefined; description?: string | undefined };

/** Data of the project, which is part of the editor's script. */
export type EditorData = {
  config: EditorConfig;
  glossaries: Readonly<Record<string, string>>;
  meta: Readonly<Record<string, Partial<Record<Namespace, MetaTexts>>>>;
};

async function readTree(folder: string, locale: Locale, namespace: Namespace) {
  const text = await readFile(join(folder, locale, `${namespace}.json`), 'utf8');
  return messageTree.parse(JSON.parse(text));
}

function parseMeta({ meta }: MessageTree): MetaTexts {
  return z.object({ title: z.string(), description: z.string() }).partial().catch({}).parse(meta);
}

async function byLocale<Value>(
  read: (locale: Locale) => Promise<Value>,
): Promise<Record<string, Value>> {
  const entries = locales.map(async (locale) => [locale, await read(locale)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Reads the data that is part of the editor's script. The message files must be valid. */
export async function readEditorData(folder: string, host: EditorHost): Promise<EditorData> {
  const trees = async (locale: Locale) =>
    Promise.all(
      namespaces.map(
        async (namespace) => [namespace, await readTree(folder, locale, namespace)] as const,
      ),
    );
  return {
    config: editorConfig(new Map(await trees(defaultLocale)), host),
    glossaries: await byLocale((locale) => readFile(join(folder, locale, glossaryFile), 'utf8')),
    meta: await byLocale(async (locale) =>
      Object.fromEntries(
        (await trees(locale)).map(([namespace, tree]) => [namespace, parseMeta(tree)]),
      ),
    ),
  };
}

/** Installs the editor's own packages if they are missing, and returns the editor's script. */
function installEditor(root: string): string {
  const folder = join(root, 'scripts/cms');
  const npm = (stdio: 'ignore' | 'inherit', ...args: string[]) =>
    execFileSync('npm', [...args, '--prefix', folder], {
      stdio,
      shell: process.platform === 'win32',
    });
  try {
    npm('ignore', 'ls');
  } catch {
    console.log('Installing the packages of the text editor into scripts/cms/node_modules.');
    try {
      npm('inherit', 'ci', '--no-audit', '--no-fund');
    } catch {
      throw new Error('The text editor is not installed; this needs a connection to npm.');
    }
  }
  return createRequire(join(folder, 'package.json')).resolve('@sveltia/cms');
}

/** Packages for pictures, maps and highlighted code, which the texts do not use. */
const unusedPackages = ['@shikijs/*', 'exifr/*', 'leaflet/*', 'svgo/*', 'terra-draw*'];

/**
 * Bundles the editor into one script. Parts that an open editor loads on demand would be missing on
 * the host after the next publishing.
 *
 * @returns the script's name
 */
async function bundle(root: string, folder: string, data: EditorData): Promise<string> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { editor: 'scripts/cms/browser/editor.ts' },
    entryNames: '[name]-[hash]',
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: supportedBrowsers,
    minify: true,
    legalComments: 'linked',
    charset: 'utf8',
    logLevel: 'silent',
    external: unusedPackages,
    define: {
      'process.env.NODE_ENV': '"production"',
      // `site.config.ts` reads environment variables; the editor needs none of them.
      'process.env': '{}',
      editorData: JSON.stringify(data),
    },
    metafile: true,
  });
  const output = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint);
  const name = output?.[0].split('/').at(-1);
  if (!name) throw new Error('esbuild produced no script of the editor.');
  return name;
}

/** Writes the text editor: static files for a separate host. Empties the folder first. */
export async function writeEditor(
  host: EditorHost,
  folder: string,
  root: string = process.cwd(),
): Promise<void> {
  const editor = installEditor(root);
  const data = await readEditorData(messagesFolder(root), host);
  await rm(folder, { recursive: true, force: true });
  const script = await bundle(root, folder, data);
  // Fonts, which the script loads from its own folder.
  await cp(join(dirname(editor), 'assets'), join(folder, 'assets'), { recursive: true });
  await writeFiles(folder, hostFiles(script));
}
