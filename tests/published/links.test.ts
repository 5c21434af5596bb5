import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from 'playwright/test';
import { htmlFileFor } from '@/lib/routing/page-files';
import type { PageDocument } from '@/scripts/publishing/page-document';
import { site } from '@/site.config';
import { contactEndpoint } from '@/supabase/functions/_shared/contact-response';
import { htmlFiles, parseBuilt } from '@/tests/support/built-files';
import { siteFolder } from '@/tests/support/hosts';

/** Allowed protocols of external links, besides mail and telephone. */
const appProtocols = ['https:', 'viber:'];

/** The company's e-mail addresses. */
const addresses = [site.email, site.optional.dataProtectionOfficer?.email];

type Link = Readonly<Record<string, string>>;

/** The published file of a path: that of a page, or the file with this name. */
function findFile(path: string): string | undefined {
  return [htmlFileFor(path), path.slice(1)].find(
    (file) => file !== '' && !file.endsWith('/') && existsSync(join(siteFolder, file)),
  );
}

/** The problem of an internal link, if any. */
function internalLinkProblem(href: string, from: string): string | undefined {
  const [path = '', anchor] = href.split('#');
  const file = path === '' ? from : findFile(path.split('?')[0] ?? '');
  if (file === undefined) return 'leads to no file';
  if (anchor === undefined || !/\.(?:html|svg)$/.test(file)) return undefined;
  if (anchor === '') return 'has an empty anchor';
  // Answers in the hash open the planner.
  const id = anchor.startsWith('plan=') ? 'plan-questions' : decodeURIComponent(anchor);
  return parseBuilt(file)(`[id="${id}"]`).length > 0 ? undefined : `no such id in ${file}`;
}

/** The problem of an external link, if any. */
function externalLinkProblem(href: string, { target = '', rel = '' }: Link): string | undefined {
  const { protocol } = new URL(href);
  if (protocol === 'https:' && !(target === '_blank' && /\bnoopener\b/.test(rel))) {
    return 'opens no new tab without opener access';
  }
  if (protocol === 'mailto:') {
    return addresses.includes(href.slice(protocol.length))
      ? undefined
      : 'writes to another address';
  }
  if (protocol === 'tel:') return /^tel:\+\d{6,15}$/.test(href) ? undefined : 'is no number';
  return appProtocols.includes(protocol) ? undefined : `has the protocol ${protocol}`;
}

function linkProblem(href: string, link: Link, from: string): string | undefined {
  // The address of the contact function, which is no file.
  if (href.split('?')[0] === contactEndpoint) return undefined;
  if (href.startsWith('//')) return 'leads to another host without naming the protocol';
  if (/^(?:\/|#)/.test(href)) return internalLinkProblem(href, from);
  return URL.canParse(href) ? externalLinkProblem(href, link) : 'is relative to its page';
}

/** The addresses of everything that a page loads. */
function resourceUrls($: PageDocument): string[] {
  const naming = ['canonical', 'alternate'].map((name) => `[rel="${name}"]`).join();
  const loading = $(`[src], [srcset], [imagesrcset], link[href]:not(${naming})`).get();
  const urls = loading.flatMap(({ attribs: { src, href, srcset, imagesrcset } }) => {
    const listed = [srcset, imagesrcset].join().split(',');
    return [src, href, ...listed.map((part) => part.trim().split(/\s+/)[0])];
  });
  return urls.flatMap((url) => url || []);
}

for (const file of htmlFiles) {
  test(`${file} has no broken link, anchor or part of a drawing`, () => {
    const links = parseBuilt(file)('a[href], form[action], use[href]').get();
    expect(links.length).toBeGreaterThan(0);
    const broken = links.flatMap(({ attribs }) => {
      const href = attribs['href'] ?? attribs['action'] ?? '';
      const problem = linkProblem(href, attribs, file);
      return problem ? [`${href}: ${problem}`] : [];
    });
    expect(broken).toEqual([]);
  });

  test(`${file} loads existing files of its own host only`, () => {
    const wrong = resourceUrls(parseBuilt(file)).filter(
      (address) =>
        !address.startsWith('/') || findFile(address.split(/[?#]/)[0] ?? '') === undefined,
    );
    expect(wrong).toEqual([]);
  });
}
