import { z } from 'zod';

const answer = z.object({ value: z.unknown() });
const problem = z.object({ error: z.string(), message: z.string() });
const session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});
const rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** A step of an input device, as the standard spells it. */
export type InputStep =
  | { type: 'pointerMove'; x: number; y: number; duration: number; origin: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'keyDown' | 'keyUp'; value: string };

/** A session of a WebDriver server: the commands of the standard that the tests use. */
export type WebDriverSession = {
  browserVersion: string;
  open: (url: string) => Promise<void>;
  /** @returns what the script calls its last argument with, parsed as JSON by the caller */
  runScript: (script: string) => Promise<string>;
  perform: (device: 'mouse' | 'keyboard', steps: readonly InputStep[]) => Promise<void>;
  windowRect: (wanted: z.infer<typeof rect>) => Promise<z.infer<typeof rect>>;
  screenshot: () => Promise<Buffer>;
  end: () => Promise<void>;
};

const deadline = 60_000;

const devices = {
  mouse: { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
  keyboard: { type: 'key', id: 'keyboard' },
} as const;

/**
 * Starts a session of a WebDriver server. The commands are plain JSON over `fetch`: the maintained
 * clients bring the drivers of all other browsers along, and need a newer Node.
 *
 * @param origin where the server answers
 * @param capabilities what the browser is asked to be
 * @throws error and message of the server, from any command
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function startSession(
  origin: string,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<WebDriverSession> {
  async function command(method: 'POST' | 'GET' | 'DELETE', path: string, body?: object) {
    const response = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(deadline),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = answer.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = problem.parse(value);
    throw new Error(`${method} ${path}: ${error}, ${message}`);
  }

  const started = await command('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const { sessionId, capabilities: found } = session.parse(started);
  const path = `/session/${sessionId}`;
  return {
    browserVersion: found.browserVersion,
    open: async (url) => {
      await command('POST', `${path}/url`, { url });
    },
    runScript: async (script) =>
      z.string().parse(await command('POST', `${path}/execute/async`, { script, args: [] })),
    perform: async (device, steps) => {
      const actions = [{ ...devices[device], actions: steps }];
      await command('POST', `${path}/actions`, { actions });
    },
    windowRect: async (wanted) => rect.parse(await command('POST', `${path}/window/rect`, wanted)),
    screenshot: async () =>
      Buffer.from(z.string().parse(await command('GET', `${path}/screenshot`)), 'base64'),
    end: async () => {
      await command('DELETE', path);
    },
  };
}
