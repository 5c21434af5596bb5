import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteCopy } from '@/scripts/bench/variants';
import { compressFiles } from '@/scripts/publishing/compress-files';

/**
 * The home page of AstroWind 1.0.0-beta.52, a widely used template of the same kind, built as it comes,
 * in bytes: raw, and with Brotli at level 11. First visit on a phone; what is below its first screen is
 * loaded later and left out.
 */
export const astroWind = {
  elements: 761,
  html: { raw: 84_174, compressed: 12_509 },
  css: { raw: 78_962, compressed: 10_048 },
  /** A module, and the inline scripts, which are part of the HTML. */
  script: { raw: 14_836, compressed: 4571 },
  inlineScript: 5920,
  font: 48_256,
  picture: 50_728,
} as const;

/** Numbers from 0 to 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Text without meaning of so many characters, in words. */
function wordsOf(length: number, random: () => number): string {
  let text = '';
  while (text.length < length) {
    text += random() < 0.16 ? ' ' : String.fromCharCode(97 + Math.floor(random() * 26));
  }
  return text;
}

/** What compresses to about four fifths of a byte per character is text; the rest is repetition. */
function mixOf(
  { raw, compressed }: { raw: number; compressed: number },
  parts: number,
  part: (text: string, filler: string) => string,
): string {
  const random = randomNumbers(raw);
  const bytesPerLetter = 0.62;
  const overhead = part('', '').length;
  const text = Math.floor(compressed / bytesPerLetter / parts);
  const filler = Math.max(0, Math.floor(raw / parts) - overhead - text);
  const repeated = 'flex items-center justify-center gap-2 rounded-md text-base font-medium ';
  return Array.from({ length: parts }, () =>
    part(
      wordsOf(text, random),
      repeated.repeat(Math.ceil(filler / repeated.length)).slice(0, filler),
    ),
  ).join('');
}

/** Bytes that no encoding makes smaller, as in a picture. */
function noise(length: number): Buffer {
  const random = randomNumbers(length);
  return Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
}

/** The files of a page that weighs what AstroWind's does and loads in the same order. */
export function similarPage(): Record<'index.html' | 'style.css' | 'script.js', string> {
  const { html, css, script, inlineScript, elements } = astroWind;
  const inline = `document.documentElement.dataset.theme='light';/*${' '.repeat(inlineScript)}*/`;
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A similar page</title><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="/style.css"><script>${inline}</script><script type="module" src="/script.js"></script></head><body><h1>A page as heavy as a usual template</h1><img src="/picture.bin" alt="" width="400" height="300">`;
  const parts = Math.floor(elements / 3);
  const body = mixOf(
    { raw: html.raw - head.length, compressed: html.compressed },
    parts,
    (text, filler) => `<div class="${filler}"><p>${text}</p><a href="#">More</a></div>`,
  );
  let rule = 0;
  const font =
    '@font-face{font-family:Inter;src:url(/font.woff2)}body{font-family:Inter,sans-serif}';
  const style = mixOf(css, 700, (text, filler) => {
    rule += 1;
    return `.r${rule}{--x:"${text}";/*${filler}*/color:red}`;
  });
  const code = mixOf(
    script,
    40,
    (text, filler) => `addEventListener('${text}',()=>{/*${filler}*/});`,
  );
  return {
    'index.html': `${head}${body}</body></html>`,
    'style.css': font + style,
    'script.js': code,
  };
}

/** Writes the similar page, with its font and picture, into a temporary folder. */
export async function writeSimilarPage(): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'similar-page-'));
  await mkdir(folder, { recursive: true });
  const files = {
    ...similarPage(),
    'font.woff2': noise(astroWind.font),
    'picture.bin': noise(astroWind.picture),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await compressFiles(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
