import { type PageVariant, pageVariants } from '@/lib/routing/addresses';

/** Files at the site's root that it writes itself while building. */
const rootFiles = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt'] as const;

/** Whether a file, relative to the published folder, is one of them. */
export function isRootFile(file: string): boolean {
  return rootFiles.some((address) => address === `/${file}`);
}

/** Address of the picture that a link preview shows for a page. */
export function pictureOf({ locale, page }: PageVariant): string {
  return `/og/${locale}/${page}.png`;
}

const routeFiles: ReadonlySet<string> = new Set([...rootFiles, ...pageVariants.map(pictureOf)]);

/** Whether a path is a file that a route of the app writes. */
export function isRouteFile(pathname: string): boolean {
  return routeFiles.has(pathname);
}
