import { cp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { editorAssets, unusedEditorPackages } from '@/lib/framework-internals';
import { messageTree } from '@/lib/i18n/message-tree';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { namespaces } from '@/lib/i18n/namespaces';
import { defaultLocale, locales } from '@/lib/locales';
import { type EditorHost, editorConfig } from '@/scripts/cms/config';
import { glossaryFile } from '@/scripts/messages/text-rules';
import { bundleScript } from '@/scripts/publishing/bundle';
import { replaceContent, writeFiles } from '@/scripts/support/files';

/** The editor's content security policy. The editor inserts style sheets into the page. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  // The editor fetches its logo from a `data:` URL.
  "connect-src 'self' data: https://api.github.com",
  "manifest-src 'self' blob:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers for the editor's host. They are strict, because the editor stores GitHub tokens. */
export const editorHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy,
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
};

const indexPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Texts</title>
</head>
<body>
<noscript>The text editor needs JavaScript.</noscript>
<script type="module" src="./editor.js"></script>
</body>
</html>
`;

const workFolder = '.cache/cms';

/** Writes the text editor: static files for a separate host. The message files must be valid. */
export async function writeEditor(host: EditorHost, folder: string): Promise<void> {
  const read = (...path: string[]) => readFile(join(messagesFolder(), ...path), 'utf8');
  const german = namespaces.map(async (name) => {
    const text = await read(defaultLocale, `${name}.json`);
    return [name, messageTree.parse(JSON.parse(text))] as const;
  });
  const glossaries = locales.map(async (locale) => [locale, await read(locale, glossaryFile)]);
  const script = await bundleScript('scripts/cms/browser/editor.ts', {
    external: unusedEditorPackages,
    define: {
      'process.env.NODE_ENV': '"production"',
      // `site.config.ts` reads environment variables; the editor needs none of them.
      'process.env': '{}',
      editorConfig: JSON.stringify(editorConfig(new Map(await Promise.all(german)), host)),
      glossaries: JSON.stringify(Object.fromEntries(await Promise.all(glossaries))),
    },
  });
  const headers = Object.entries(editorHeaders);
  await rm(workFolder, { recursive: true, force: true });
  await writeFiles(workFolder, {
    'editor.js': script,
    'index.html': indexPage,
    // Cloudflare Pages and Netlify; the other file is for `include` in nginx's `server` block.
    _headers: `/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    'nginx-headers.conf': headers
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .join(''),
  });
  // Fonts, which the script loads from its own folder.
  const editor = createRequire(import.meta.url).resolve('@sveltia/cms');
  const target = join(workFolder, editorAssets);
  await cp(join(dirname(editor), editorAssets), target, { recursive: true });
  await replaceContent(folder, workFolder);
}
