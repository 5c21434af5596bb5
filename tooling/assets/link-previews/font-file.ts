/** A cut of the typeface as a TrueType file, and what a line's breadth depends on. */
export type FontFile = {
  data: Buffer;
  /**
   * How far the next character stands from this one, in shares of the type size.
   *
   * @returns undefined when the cut has no such character
   */
  advanceOf(character: string): number | undefined;
};

/** Offset and content of the tables by their four letters. */
function tablesOf(data: Buffer): ReadonlyMap<string, Buffer> {
  const headerBytes = 12;
  const recordBytes = 16;
  return new Map(
    Array.from({ length: data.readUInt16BE(4) }, (_, index) => {
      const record = headerBytes + index * recordBytes;
      const offset = data.readUInt32BE(record + 8);
      const length = data.readUInt32BE(record + 12);
      return [data.toString('latin1', record, record + 4), data.subarray(offset, offset + length)];
    }),
  );
}

/** Character code → number of its glyph, from the table of the Basic Multilingual Plane. */
function glyphsOf(table: Buffer): ReadonlyMap<number, number> {
  const starts = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.readUInt32BE(8 + index * 8),
  );
  const start = starts.find((offset) => table.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no character table of format 4.');
  const segments = table.readUInt16BE(start + 6) / 2;
  const [ends, begins] = [start + 14, start + 16 + segments * 2];
  const [deltas, ranges] = [begins + segments * 2, begins + segments * 4];
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const at = segment * 2;
    const [begin, end] = [table.readUInt16BE(begins + at), table.readUInt16BE(ends + at)];
    const [delta, range] = [table.readUInt16BE(deltas + at), table.readUInt16BE(ranges + at)];
    for (let code = begin; code <= end && code < 0xffff; code += 1) {
      const listed =
        range === 0 ? code : table.readUInt16BE(ranges + at + range + (code - begin) * 2);
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) % 0x10000;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/**
 * Reads what a cut holds.
 *
 * @see https://learn.microsoft.com/typography/opentype/spec/
 * @throws an error when the file is no TrueType font
 */
export function readFontFile(data: Buffer): FontFile {
  const tables = tablesOf(data);
  const [cmap, head, hhea, hmtx] = ['cmap', 'head', 'hhea', 'hmtx'].map((name) => tables.get(name));
  if (!(cmap && head && hhea && hmtx)) throw new Error('This is no TrueType font.');
  const glyphs = glyphsOf(cmap);
  const unitsPerEm = head.readUInt16BE(18);
  // Glyphs after the last metric are as broad as that one.
  const lastMetric = hhea.readUInt16BE(34) - 1;
  return {
    data,
    advanceOf(character) {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0);
      if (glyph === undefined) return undefined;
      return hmtx.readUInt16BE(Math.min(glyph, lastMetric) * 4) / unitsPerEm;
    },
  };
}
