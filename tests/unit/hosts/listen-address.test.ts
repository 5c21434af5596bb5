/** @jest-environment node */
import { browserUrl, parseListenAddresses } from '@/scripts/support/listen-address';

test.each([
  [{}, { host: '127.0.0.1', port: 3000 }, 'http://localhost:3000'],
  [{ PORT: '8080' }, { host: '127.0.0.1', port: 8080 }, 'http://localhost:8080'],
  [{ PORT: '', HOST: '' }, { host: '127.0.0.1', port: 3000 }, 'http://localhost:3000'],
  [{ HOST: 'localhost' }, { host: '127.0.0.1', port: 3000 }, 'http://localhost:3000'],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0', port: 3000 }, 'http://localhost:3000'],
  [{ HOST: '10.0.0.7' }, { host: '10.0.0.7', port: 3000 }, 'http://10.0.0.7:3000'],
])('%j', (env, place, address) => {
  expect(parseListenAddresses(env).site).toEqual(place);
  expect(browserUrl(place)).toBe(address);
});

test.each(['0', '65536', '-1', '80a', ' 80', '3e3', '1.5'])('PORT=%j is refused', (PORT) => {
  expect(() => parseListenAddresses({ PORT })).toThrow(
    `PORT is ${JSON.stringify(PORT)}; give a number from 1 to 65535.`,
  );
});

test('the inbox has a separate port, on the loopback address only', () => {
  const inboxFrom = (env: Record<string, string>) => parseListenAddresses(env).inbox;
  expect(inboxFrom({ HOST: '0.0.0.0' })).toEqual({ host: '127.0.0.1', port: 8025 });
  expect(inboxFrom({ INBOX_PORT: '9000' })).toEqual({ host: '127.0.0.1', port: 9000 });
  expect(() => inboxFrom({ INBOX_PORT: '0' })).toThrow(
    'INBOX_PORT is "0"; give a number from 1 to 65535.',
  );
  expect(() => inboxFrom({ PORT: '8025' })).toThrow(
    'PORT and INBOX_PORT are both 8025; the site and the inbox need different ports.',
  );
});
