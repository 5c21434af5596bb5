/** Whether `app/` generates the file at a path, such as `/sitemap.xml`. */
export function isGeneratedFile(pathname: string): boolean {
  return ['/sitemap.xml', '/robots.txt'].includes(pathname);
}
