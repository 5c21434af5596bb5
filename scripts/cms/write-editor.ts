import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { z } from 'zod';
import { type MessageTree, messageTree } from '@/lib/i18n/message-tree';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { type Namespace, namespaces } from '@/lib/i18n/namespaces';
import { defaultLocale, type Locale, locales } from '@/lib/locales';
import { type EditorHost, editorConfig } from '@/scripts/cms/config';
import type { EditorData, MetaTexts } from '@/scripts/cms/editor-data';
import { changedScript, hooksModule } from '@/scripts/cms/editor-script';
import { hostFiles } from '@/scripts/cms/host-files';
import { editorStrings, type Strings } from '@/scripts/cms/words/editor-words';
import { forbiddenTermsFile } from '@/scripts/messages/check-wording';
import { writeFiles } from '@/scripts/support/write-files';

/** Folder of the finished editor, relative to the project's root. */
export const editorFolder = 'out-cms';

async function readTree(folder: string, locale: Locale, namespace: Namespace) {
  const text = await readFile(join(folder, locale, `${namespace}.json`), 'utf8');
  return messageTree.parse(JSON.parse(text));
}

function metaOf({ meta }: MessageTree): MetaTexts {
  return z.object({ title: z.string(), description: z.string() }).partial().catch({}).parse(meta);
}

/** What is read for each language, by its code. */
async function byLocale<Value>(
  read: (locale: Locale) => Promise<Value>,
): Promise<Record<string, Value>> {
  const entries = locales.map(async (locale) => [locale, await read(locale)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * What the editor needs of the project.
 *
 * @param folder folder of the message files, which must be valid
 */
export async function readEditorData(folder: string, host: EditorHost): Promise<EditorData> {
  const trees = async (locale: Locale) =>
    Promise.all(
      namespaces.map(
        async (namespace) => [namespace, await readTree(folder, locale, namespace)] as const,
      ),
    );
  return {
    config: editorConfig(new Map(await trees(defaultLocale)), host),
    forbiddenTerms: await byLocale((locale) =>
      readFile(join(folder, locale, forbiddenTermsFile), 'utf8'),
    ),
    meta: await byLocale(async (locale) =>
      Object.fromEntries(
        (await trees(locale)).map(([namespace, tree]) => [namespace, metaOf(tree)]),
      ),
    ),
  };
}

const stringsSchema: z.ZodType<Strings> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), stringsSchema])),
);

/** Texts with others put in their place, or added. */
function withStrings(texts: Strings, own: Strings): Strings {
  const merged = Object.entries(own).map(([key, value]) => {
    const present = texts[key];
    const isGroup = typeof value !== 'string' && typeof present === 'object';
    return [key, isGroup ? withStrings(present, value) : value];
  });
  return { ...texts, ...Object.fromEntries(merged) };
}

/** Completes the editor's own translations. */
const completeTranslations: Plugin = {
  name: 'complete-translations',
  setup({ onLoad }) {
    onLoad({ filter: /\/@sveltia\/cms\/locales\/[\w-]+\.json$/ }, async ({ path }) => {
      const own = new Map(Object.entries(editorStrings)).get(basename(path, '.json'));
      if (own === undefined) return { contents: '{}', loader: 'json' };
      const texts = stringsSchema.parse(JSON.parse(await readFile(path, 'utf8')));
      return { contents: JSON.stringify(withStrings(texts, own)), loader: 'json' };
    });
  },
};

const fontAddress =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^/]*\/([\w-]+)\.woff2/g;

/** Folder of the package's entry, which has the fonts beside it. */
const packageFolder = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));

/** Changes the editor's own script, and gives it the fonts that its package has. */
const ownScript: Plugin = {
  name: 'own-script',
  setup({ onLoad, initialOptions }) {
    const hooks = join(initialOptions.absWorkingDir ?? '', hooksModule);
    onLoad({ filter: /\/@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => {
      const files = await readdir(join(packageFolder, 'assets'));
      const script = await readFile(path, 'utf8');
      const withFonts = script.replace(fontAddress, (address, font, subset) => {
        const file = files.find((name) => name.startsWith(`${font}-${subset}-`));
        if (file === undefined) throw new Error(`@sveltia/cms has no file for ${address}.`);
        return `/assets/${file}`;
      });
      return { contents: changedScript(withFonts, hooks), loader: 'js' };
    });
  },
};

/** Packages for pictures, maps and highlighted code, none of which texts have. */
const unused = /^(?:@shikijs\/(?:langs|themes)\/|exifr|leaflet|svgo|terra-draw)/;

/** Leaves out what the editor would load for kinds of fields that it does not have. */
const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: unused }, ({ path }) => ({ path, namespace: 'unused' }));
    onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export default [];' }));
  },
};

/**
 * Bundles the editor into one script. Parts that load on demand would be gone from the host after
 * the next publishing, and without one of them the editor saves texts unchecked.
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
    target: ['chrome111', 'safari16.4', 'firefox111'],
    minify: true,
    legalComments: 'linked',
    charset: 'utf8',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      // Settings of the site, which its company facts read: none matters to texts.
      'process.env': '{}',
      editorData: JSON.stringify(data),
    },
    plugins: [completeTranslations, ownScript, leaveOutUnused],
    metafile: true,
  });
  const output = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint);
  const name = output?.[0].split('/').at(-1);
  if (!name) throw new Error('esbuild produced no script of the editor.');
  return name;
}

/** Copies the editor's fonts, which its script looks for beside itself, with their licences. */
async function copyFonts(folder: string): Promise<void> {
  await cp(join(packageFolder, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (path) => !/\.\w+$/.test(path) || /\.(?:woff2|txt)$/.test(path),
  });
}

/**
 * Writes the text editor: static files for a host of their own.
 *
 * @param root folder of the project
 * @param folder where to write, emptied first
 */
export async function writeEditor(
  host: EditorHost,
  folder: string,
  root: string = process.cwd(),
): Promise<void> {
  const data = await readEditorData(messagesFolder(root), host);
  await rm(folder, { recursive: true, force: true });
  const script = await bundle(root, folder, data);
  await copyFonts(folder);
  await writeFiles(folder, hostFiles(host.api, script));
}
