import { expect } from 'playwright/test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { originOfInbox } from '@/tests/support/host-origins';
import { mailsWith } from '@/tests/support/inbox-mails';
import { test } from '@/tests/support/site-test';

const request = {
  name: 'Željka Čolić',
  email: 'zeljka@example.org',
  phone: '',
  company: '',
  message: 'Guten Tag, wir suchen drei Pflegefachkräfte.',
  request_callback: false,
};

test("a request to the site's own address is answered and mailed", async ({
  request: api,
  origin,
}) => {
  const response = await api.post(contactEndpoint, { data: request, headers: { Origin: origin } });
  const answer = await response.json();
  expect([response.status(), answer.success]).toEqual([200, true]);

  const [mail, ...others] = await mailsWith(originOfInbox(), answer.reference);
  expect(others).toEqual([]);
  expect(mail?.replyTo).toEqual([{ name: request.name, address: request.email }]);
  expect(mail?.text).toContain(request.message);
});

test('a wrong request is refused with the fields', async ({ request: api }) => {
  const response = await api.post(contactEndpoint, { data: { ...request, email: 'nobody' } });
  expect(response.status()).toBe(422);
  expect(await response.json()).toMatchObject({
    success: false,
    fields: { email: 'notAnAddress' },
  });
});

test('a form without scripts is led back to the page that sent it', async ({
  request: api,
  origin,
}) => {
  const response = await api.post(`${contactEndpoint}?locale=en`, {
    form: { name: request.name, email: request.email, message: request.message },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(new URL(response.headers()['location'] ?? '', origin).href).toBe(
    `${origin}/en/contact#danke`,
  );
});
