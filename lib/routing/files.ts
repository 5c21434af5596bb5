/** Security contact (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/** Vulnerability disclosure policy. */
export const securityPolicyPath = '/.well-known/security-policy.txt';

const generated = ['/sitemap.xml', '/robots.txt', securityTxtPath, securityPolicyPath] as const;

/** Whether `app/` generates the file at a path, such as `/sitemap.xml`. */
export function isGeneratedFile(pathname: string): boolean {
  return generated.some((path) => path === pathname);
}
