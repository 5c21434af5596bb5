import { expect } from 'playwright/test';
import { accepted, contactForm, mockFunction } from '@/tests/support/contact-form';
import { test } from '@/tests/support/site-test';

test('Contact form submit: POST to send-contact-email, body: name, email, company, phone, message, request_callback', async ({
  page,
}) => {
  const request = {
    name: 'Ana Kovač',
    email: 'ana@example.org',
    company: 'Klinikum',
    phone: '+387 33 123456',
    message: 'A question, please.',
    request_callback: true,
  };
  const form = contactForm(page, 'en');
  const requests = await mockFunction(page, accepted);
  await form.open();
  await form.fill(request);
  await form.submit.dblclick();
  await expect(form.thanks).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.method()).toBe('POST');
  expect(new URL(requests[0]?.url() ?? '').pathname).toMatch(/\/send-contact-email$/);
  expect(requests[0]?.postDataJSON()).toEqual(request);
  // A public anonymous-role key.
  const { apikey, authorization } = requests[0]?.headers() ?? {};
  expect(apikey).toMatch(/./);
  expect(authorization).toBe(`Bearer ${apikey}`);
});
