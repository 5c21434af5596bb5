/** Files at the site's root that it writes itself while building. */
const rootFiles = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt'] as const;

/** Whether a path is one of them. */
export function isRootFile(pathname: string): boolean {
  return rootFiles.some((address) => address === pathname);
}
