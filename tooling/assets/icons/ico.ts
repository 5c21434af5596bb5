/** A square image for an icon file. */
type Picture = { size: number; png: Uint8Array };

const headerBytes = 6;
const entryBytes = 16;

/**
 * Packs PNG images into one `.ico` file, which browsers request from every site.
 *
 * png-to-ico stores them uncompressed (15,086 bytes instead of 2,529) and adds 4 packages, 3.8 MB.
 *
 * @param pictures at most 256 pixels wide
 */
export function packIco(pictures: readonly Picture[]): Buffer {
  const directory = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = headerBytes + entryBytes * index;
    // 0 means 256.
    directory.writeUInt8(size % 256, entry);
    directory.writeUInt8(size % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
