/** Security contact (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

const generated = ['/sitemap.xml', '/robots.txt', securityTxtPath] as const;

/** Whether `app/` generates the file at a path, such as `/sitemap.xml`. */
export function isGeneratedFile(pathname: string): boolean {
  return generated.some((path) => path === pathname);
}
