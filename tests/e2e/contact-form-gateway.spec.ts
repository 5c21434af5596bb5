import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { htmlFileFor } from '@/lib/routing/page-files';
import { startSiteServer } from '@/scripts/serve/site-server';
import { freePort, loopback } from '@/scripts/support/listen-address';
import { contactEndpoint } from '@/supabase/functions/_shared/contact-response';
import { contactForm } from '@/tests/support/contact-form';
import { mailsWith } from '@/tests/support/eventually';
import { type Gateway, gatewayKey, startGateway } from '@/tests/support/gateway';
import { copySite } from '@/tests/support/hosts';
import { test } from '@/tests/support/site-test';
import { startTestContact } from '@/tests/support/test-contact';
import { validRequest } from '@/tests/support/valid-request';
import { watchPage } from '@/tests/support/watch-page';

/** Changes the contact page to that of a build with `NEXT_PUBLIC_SUPABASE_URL`. */
async function writePage(root: string, { origin }: Gateway): Promise<void> {
  const file = join(root, htmlFileFor(hrefFor('en', 'contact')));
  const page = (await readFile(file, 'utf8'))
    .replaceAll(`"${contactEndpoint}`, `"${origin}${contactEndpoint}`)
    .replace('"privacyHref":', `"backendKey":"${gatewayKey}","privacyHref":`)
    .replace(/(?=; manifest-src|; base-uri)/g, ` ${origin}`);
  await writeFile(file, page);
}

/**
 * A copy of the built site whose form posts to a gateway on another origin, in front of the contact
 * function. Without routes of Playwright, which would answer preflights.
 */
async function startHosted() {
  const address = { host: loopback, port: await freePort() };
  const origin = `http://${loopback}:${address.port}`;
  const { contact, inbox, stop } = await startTestContact([origin]);
  const gateway = await startGateway((request) => contact.fetch(request, undefined));
  const root = await copySite();
  await writePage(root, gateway);
  const supabase = { url: gateway.origin, anonKey: '', region: 'eu-central-1' } as const;
  const sources = { supabase, services: [] };
  const server = await startSiteServer({ root, address, sources, log: () => undefined });
  const close = async () => {
    await server.close();
    await gateway.close();
    await stop();
    await rm(root, { recursive: true, force: true });
  };
  return { origin, gateway, inbox, close };
}

test('a gateway that allows four headers lets the form through', async ({ page }) => {
  const { origin, gateway, inbox, close } = await startHosted();
  const form = contactForm(page, 'en');
  const message = `Dobar dan,\nimam pitanje ${crypto.randomUUID()}.`;
  const { consoleErrors } = watchPage(page, origin);
  try {
    await page.goto(`${origin}${form.address}?utm_source=brief`);
    await form.fill({ ...validRequest, message });
    await form.submit.click();
    await expect.poll(() => form.failure.or(form.thanks).count()).toBe(1);
    expect(consoleErrors).toEqual([]);
    await expect(form.thanks).toBeFocused();
    expect(gateway.preflights).toEqual(['apikey,authorization,content-type,x-client-info']);
    const [mail] = await mailsWith(inbox, message.slice(-20));
    expect(mail?.text).toMatch(/^utm_source: +brief$/m);
    expect(mail?.text).toContain(` ${form.address}\n`);
  } finally {
    await close();
  }
});
