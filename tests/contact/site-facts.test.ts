import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { contactPageOf, plainPostAddress } from '@/supabase/functions/_shared/contact-pages';
import { siteLanguages } from '@/supabase/functions/_shared/site-languages';

describe('What the function repeats of the site', () => {
  it('is the address of the contact page in each language', () => {
    assert.deepEqual(Object.keys(siteLanguages), locales);
    for (const locale of locales) {
      assert.equal(contactPageOf(locale), hrefFor(locale, 'contact'));
    }
  });

  it('leads nowhere else, whatever the language is said to be', () => {
    for (const locale of [null, '', 'la', '__proto__', 'toString', '//evil.test']) {
      assert.equal(plainPostAddress(locale, 'thanks'), '/kontakt#danke');
    }
    assert.equal(plainPostAddress('vas', 'failure'), '/vas/kontakt#fehler');
  });

  it('is the version of each package, pinned exactly', async () => {
    const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
    const versions = z.record(z.string(), z.string());
    const { imports } = z
      .object({ imports: versions })
      .parse(await read('supabase/functions/send-contact-email/deno.json'));
    const project = z
      .object({ dependencies: versions, devDependencies: versions })
      .parse(await read('package.json'));
    const installed = { ...project.dependencies, ...project.devDependencies };
    for (const [specifier, target] of Object.entries(imports)) {
      const [name = '', ...rest] = specifier.split('/');
      const path = rest.length > 0 ? `/${rest.join('/')}` : '';
      assert.equal(target, `npm:${name}@${installed[name]}${path}`);
      assert.match(installed[name] ?? '', /^\d+\.\d+\.\d+$/);
    }
  });
});
