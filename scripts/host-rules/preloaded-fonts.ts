const fontPreload = /<link rel="preload" href="([^"]+)" as="font"/g;

/** Public paths of the fonts that all pages preload. */
export function sharedFonts(pages: readonly string[]): string[] {
  const [first = [], ...others] = pages.map((html) =>
    [...html.matchAll(fontPreload)].map(([, path = '']) => path),
  );
  return first.filter((path) => others.every((paths) => paths.includes(path)));
}
