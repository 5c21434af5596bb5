import { assertOnlyTexts } from '@/scripts/cms/browser/only-texts';
import { words } from '@/scripts/cms/words/editor-words';
import type { EditorLanguage } from '@/scripts/cms/words/languages';

/** What to tell about an answer of the Git host, if it is a refusal. */
function adviceFor(status: number, language: EditorLanguage): string | undefined {
  const { tokenExpired, tokenForbidden, hostFailed } = words[language];
  if (status === 401) return tokenExpired;
  if (status === 403) return tokenForbidden;
  return status === 429 || status >= 500 ? hostFailed : undefined;
}

/** Whether an answer with status 200 says that the token may not do this. */
async function isForbidden(response: Response): Promise<boolean> {
  if (!response.ok || !response.url.endsWith('/graphql')) return false;
  return /"type":\s*"FORBIDDEN"/.test(await response.clone().text());
}

/**
 * Makes requests to the Git host fail in words that say what to do. The editor shows the message of
 * the error or of the answer as it is: `Failed to fetch`, `Bad credentials`.
 *
 * @param api address of the Git host's API
 * @param language asked at each failure, because the reader can change it
 */
export function explainHostErrors(api: string, language: () => EditorLanguage): void {
  const plainFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(api)) return plainFetch(input, init);
    assertOnlyTexts(init?.body, language());
    let response: Response;
    try {
      response = await plainFetch(input, init);
    } catch {
      throw new TypeError(words[language()].offline);
    }
    const status = (await isForbidden(response)) ? 403 : response.status;
    const message = adviceFor(status, language());
    return message === undefined ? response : Response.json({ message }, { status });
  };
}
