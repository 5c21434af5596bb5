import type { Cheerio } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { z } from 'zod';
import type { PageDocument } from '@/tooling/publishing/page-document';

/** The props of an island in a built page: in its attribute, or at that index in the page's JSON. */
export function propsOfIsland($: PageDocument, island: Cheerio<AnyNode>): unknown {
  const value: unknown = JSON.parse(island.attr('data-props') ?? '{}');
  if (typeof value !== 'number') return value;
  return z.array(z.unknown()).parse(JSON.parse($('script[type="application/json"]').text()))[value];
}
