import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { htmlFileFor } from '@/lib/routing/page-files';
import { compressedExtension } from '@/scripts/hosts/content-types';
import { startSiteServer } from '@/scripts/serve/site-server';
import { freePort, loopback } from '@/scripts/support/listen-address';
import { siteLanguages } from '@/supabase/functions/_shared/contact-response';
import { contactForm, validRequest } from '@/tests/support/contact-form';
import { mailsWith } from '@/tests/support/eventually';
import { type Gateway, gatewayKey, startGateway } from '@/tests/support/gateway';
import { siteFolder } from '@/tests/support/hosts';
import { test as siteTest } from '@/tests/support/site-test';
import { startTestContact } from '@/tests/support/test-contact';
import { watchPage } from '@/tests/support/watch-page';

/** The built contact pages as a build with `NEXT_PUBLIC_SUPABASE_URL` writes them. */
async function writePages(root: string, { origin }: Gateway): Promise<void> {
  for (const file of locales.map((locale) => htmlFileFor(hrefFor(locale, 'contact')))) {
    const html = await readFile(join(siteFolder, file), 'utf8');
    const page = html
      .replaceAll(`"${contactEndpoint}`, `"${origin}${contactEndpoint}`)
      .replace('"id":"contact-form",', `"id":"contact-form","backendKey":"${gatewayKey}",`)
      .replace(/(?=; manifest-src|; base-uri)/g, ` ${origin}`);
    await writeFile(join(root, file), page);
  }
}

/**
 * A copy of the built site whose form posts to a gateway on another origin, in front of the contact
 * function. Without routes of Playwright, which would answer preflights.
 */
const test = siteTest.extend<object, { hosted: Gateway & { site: string; inbox: string } }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter.
    async ({}, use) => {
      const address = { host: loopback, port: await freePort() };
      const site = `http://${loopback}:${address.port}`;
      const { contact, inbox, stop } = await startTestContact([site]);
      const gateway = await startGateway((request) => contact.fetch(request, undefined));
      const root = await mkdtemp(join(tmpdir(), 'hosted-site-'));
      const filter = (file: string) => !compressedExtension.test(file);
      await cp(siteFolder, root, { recursive: true, filter });
      await writePages(root, gateway);
      const sources = { connect: [gateway.origin], services: [], hasServices: false };
      const server = await startSiteServer({ root, address, sources, log: () => undefined });
      await use(Object.assign(gateway, { site, inbox }));
      await server.close();
      await gateway.close();
      await stop();
      await rm(root, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  origin: ({ hosted }, use) => use(hosted.site),
});

// In one process, which copies the site and starts a database once.
test.describe.configure({ mode: 'default' });

const newRequest = () => ({
  ...validRequest,
  message: `Dobar dan,\nimam pitanje ${crypto.randomUUID()}.`,
});

test('a gateway that allows four headers lets the form through', async ({ page, hosted }) => {
  const form = contactForm(page, 'en');
  const request = newRequest();
  const { consoleErrors } = watchPage(page, hosted.site);
  await form.open('?utm_source=brief');
  await form.fill(request);
  await form.submit.click();
  await expect.poll(() => form.failure.or(form.thanks).count()).toBe(1);
  expect(consoleErrors).toEqual([]);
  await expect(form.thanks).toBeFocused();
  expect(hosted.preflights).toEqual(['apikey,authorization,content-type,x-client-info']);
  const [mail] = await mailsWith(hosted.inbox, request.message.slice(-20));
  const lines = mail?.text.split('\n').map((line) => line.replace(/: +/, ': '));
  expect(lines).toEqual(
    expect.arrayContaining([
      `Sprache: ${siteLanguages.en.germanName}`,
      `Seite: ${form.address}`,
      'utm_source: brief',
    ]),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('errors are reported, Back restores the input, and the form is sent', async ({
    page,
    hosted,
  }) => {
    const form = contactForm(page, 'vas');
    // Valid for the browser, but not for the function.
    const request = { ...newRequest(), email: 'ana@example' };
    await page.goto(form.address);
    await form.fill(request);
    await form.submit.click();
    await expect(page).toHaveURL(`${hosted.site}${form.address}#angaben`);
    await expect(form.outcome('invalid')).toBeInViewport();
    await page.goBack();
    await expect.poll(form.values).toEqual(request);
    await form.field('email').fill('ana@example.org');
    await form.submit.click();
    await expect(page).toHaveURL(`${hosted.site}${form.address}#danke`);
    await expect(form.thanks).toBeVisible();
    const [mail] = await mailsWith(hosted.inbox, request.message.slice(-20));
    expect(mail?.text).toContain(` ${form.address}\n`);
  });
});
