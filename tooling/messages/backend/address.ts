/** A remote folder of message files. */
export type Backend = {
  /** Address without its query, which may contain a secret; for output. */
  shown: string;
  /** URL of a file, by its path relative to the folder: `en/home.json`. */
  urlOf: (path: string) => URL;
};

const example = 'https://<project>.supabase.co/storage/v1/object/public/<bucket>';

/**
 * Parses the address of a backend.
 *
 * @param written value of `MESSAGES_URL`
 * @throws a one-line error if it is not a web address
 */
export function backendAt(written: string): Backend {
  const base = URL.canParse(written) ? new URL(written) : undefined;
  if (base === undefined || !/^https?:$/.test(base.protocol)) {
    throw new Error(
      `MESSAGES_URL is ${JSON.stringify(written)}; give the web address of a folder, such as ${example}`,
    );
  }
  if (base.username !== '' || base.password !== '') {
    throw new Error('MESSAGES_URL holds a user name or a password; the files must be public.');
  }
  const folder = base.pathname.replace(/\/+$/, '');
  return {
    shown: base.origin + folder,
    urlOf: (path) => {
      const url = new URL(base);
      url.pathname = `${folder}/${path}`;
      url.hash = '';
      return url;
    },
  };
}
