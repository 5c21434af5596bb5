/** Whom to tell about a vulnerability. */
export const securityTxtPath = '/.well-known/security.txt';

/** How to report it, and what to expect. */
export const securityPolicyPath = '/.well-known/security-policy.txt';

/** Files at the site's root that it writes itself while building. */
const rootFiles = ['/sitemap.xml', '/robots.txt', securityTxtPath, securityPolicyPath] as const;

/** Whether a path is one of them. */
export function isRootFile(pathname: string): boolean {
  return rootFiles.some((address) => address === pathname);
}
