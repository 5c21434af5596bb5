import type { Service } from '@/lib/consent/consent';
import { everything, onlyNecessary } from '@/lib/consent/consent';
import { readConsent, storeConsent, watchConsent } from '@/lib/consent/stored-consent';

const key = 'cookie-consent';
const service = (id: string): Service => ({
  id,
  name: id,
  category: 'analytics',
  storage: { local: [], session: [], cookies: [] },
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** What a browser says when a page comes back. */
function showAgain(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('stores exactly the four booleans, and nothing else where no service is declared', () => {
  storeConsent(onlyNecessary, []);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: false,
  });
  expect(Object.keys(localStorage)).toEqual([key]);
  expect(readConsent([])).toEqual(onlyNecessary);
});

test('a consent does not reach what was declared later', () => {
  storeConsent(everything, []);
  expect(readConsent([service('counter')])).toBeUndefined();
  storeConsent(everything, [service('counter')]);
  expect(readConsent([service('counter')])).toEqual(everything);
  expect(readConsent([])).toEqual(everything);
  expect(readConsent([service('counter'), service('film')])).toBeUndefined();
});

test('a refusal needs no new question', () => {
  storeConsent(onlyNecessary, []);
  expect(readConsent([service('counter')])).toEqual(onlyNecessary);
});

test('an older choice does not outlive one that could not be written', () => {
  storeConsent(everything, []);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeConsent(onlyNecessary, []);
  expect(readConsent([])).toBeUndefined();
});

test('tells of changes in other tabs, until it is ended', () => {
  const listener = jest.fn();
  const stop = watchConsent([], listener);
  const newValue = JSON.stringify(everything);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(listener).toHaveBeenLastCalledWith(everything);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'junk' }));
  expect(listener).toHaveBeenLastCalledWith(undefined);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('tells of a choice that was made while the page was away', () => {
  const listener = jest.fn();
  const stop = watchConsent([], listener);
  showAgain(true);
  expect(listener).not.toHaveBeenCalled();
  storeConsent(everything, []);
  showAgain(false);
  expect(listener).not.toHaveBeenCalled();
  showAgain(true);
  expect(listener).toHaveBeenCalledWith(everything);
  stop();
});
