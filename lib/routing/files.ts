/** Security contact (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/** Vulnerability disclosure policy. */
export const securityPolicyPath = '/.well-known/security-policy.txt';

const rootFiles = ['/sitemap.xml', '/robots.txt', securityTxtPath, securityPolicyPath] as const;

/** Whether a path is a generated root file. */
export function isRootFile(pathname: string): boolean {
  return rootFiles.some((path) => path === pathname);
}
