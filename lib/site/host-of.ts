/** The host of an address as people read it: without `www.`. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
