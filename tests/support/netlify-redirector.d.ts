/** Types for the npm package `netlify-redirector`, which ships none. */
declare module 'netlify-redirector' {
  type Request = {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  };
  type Rule = { to: string; status: number; force: boolean };
  /** Reads a file `_redirects`. */
  export function parsePlain(
    rules: string,
    options: object,
  ): Promise<{ match: (request: Request) => Rule | null }>;
}
