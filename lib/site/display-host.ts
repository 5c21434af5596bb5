/** The host of a URL as shown to visitors: without `www.`. */
export function displayHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
