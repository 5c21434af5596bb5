import { sendRequest } from '@/lib/contact/send';

// The client has read the body, if the status means success.
const sent = {
  data: { success: true, reference: 'ABCD' },
  error: null,
  response: new Response(),
};

/** The client's errors by name. */
const named = (name: string) => Object.assign(new Error('English internals'), { name });
const lost = { data: null, error: named('FunctionsFetchError') };

const refused = (status: number, body: unknown, retryAfter?: string) => ({
  data: null,
  error: named('FunctionsHttpError'),
  response: Response.json(body, {
    status,
    ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
  }),
});

const sendWith = async (invoke: jest.Mock) => {
  const outcome = sendRequest(invoke);
  await jest.runAllTimersAsync();
  return outcome;
};

describe('sendRequest', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // biome-ignore format: a table to be read at a glance
  it.each([
    ['HTML', { data: '<!doctype html>', error: null }, { kind: 'noResponse' }],
    ['a flag that is no boolean', { data: { success: 'true' }, error: null },
      { kind: 'failed', isCertain: false }],
    ['the JSON of a gateway', refused(502, { message: 'upstream' }),
      { kind: 'failed', isCertain: false }],
    ['a status and an empty text', refused(500, { error: ' ' }), { kind: 'failed', isCertain: false }],
    ['a status and success', refused(500, { success: true }), { kind: 'failed', isCertain: false }],
    ['an error code of the function', refused(422, { success: false, error: 'invalid',
      code: 'invalid', fields: { email: 'notAnAddress' } }),
      { kind: 'refused', code: 'invalid', fields: { email: 'notAnAddress' } }],
    ['an unknown problem',
      refused(422, { code: 'invalid', fields: { email: 'notAnAddress', phone: 'odd' } }),
      { kind: 'refused', code: 'invalid', fields: {} }],
    ['an unknown code', refused(400, { code: 'constructor' }), { kind: 'failed', isCertain: false }],
    ['429 with a time', refused(429, { code: 'tooMany' }, '90'),
      { kind: 'refused', code: 'tooMany', fields: {}, retryAfter: 90 }],
    ['503 with a long wait', refused(503, { code: 'unavailable' }, '600'),
      { kind: 'refused', code: 'unavailable', fields: {}, retryAfter: 600 }],
  ])('sends once and interprets %s', async (_, answer, outcome) => {
    const invoke = jest.fn().mockResolvedValue(answer);
    expect(await sendWith(invoke)).toEqual(outcome);
    expect(invoke).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a lost request', () => Promise.resolve(lost)],
    ['503', () => Promise.resolve(refused(503, { code: 'unavailable' }, '10'))],
    ['no response', () => new Promise(() => undefined)],
    ['a client that throws', () => Promise.reject(new Error('broken'))],
  ])('retries after %s', async (_, fail) => {
    const invoke = jest.fn().mockImplementationOnce(fail).mockResolvedValue(sent);
    expect(await sendWith(invoke)).toEqual({ kind: 'sent', reference: 'ABCD' });
    expect(invoke).toHaveBeenCalledTimes(2);
  });

  it('ends a request after 15 seconds', async () => {
    const invoke = jest.fn(() => new Promise<never>(() => undefined));
    const outcome = sendRequest(invoke);
    const requestSignal = (call: number) => Object(invoke.mock.calls[call]?.at(0));
    await jest.advanceTimersByTimeAsync(14_999);
    expect(requestSignal(0).aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(requestSignal(0).aborted).toBe(true);
    // A function that is being started gets time.
    await jest.advanceTimersByTimeAsync(500);
    expect(invoke).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(16_000);
    expect(requestSignal(1).aborted).toBe(true);
    expect(await outcome).toEqual({ kind: 'noResponse' });
  });
});
