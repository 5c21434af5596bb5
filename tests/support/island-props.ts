import type { Cheerio } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { z } from 'zod';
import type { PageDocument } from '@/scripts/publishing/page-document';
import { readBuilt } from '@/tests/support/built-files';

/**
 * The props of an island in a built page: in its attribute, or at the index or in the file that the
 * attribute names.
 */
export function propsOfIsland($: PageDocument, island: Cheerio<AnyNode>): unknown {
  const value: unknown = JSON.parse(island.attr('data-props') ?? '{}');
  if (typeof value === 'string') return JSON.parse(readBuilt(value.slice(1)));
  if (typeof value !== 'number') return value;
  return z.array(z.unknown()).parse(JSON.parse($('#island-props').text()))[value];
}
