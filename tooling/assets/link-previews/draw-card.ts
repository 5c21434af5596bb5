import sharp from 'sharp';
import type { PlacedLine } from '@/lib/metadata/card';
import type { CardFont } from '@/tooling/assets/link-previews/card-font';
import { typeset } from '@/tooling/assets/link-previews/typeset';

/** What a picture of a link preview shows. */
export type CardJob = {
  /** The card without text, as SVG. */
  drawing: string;
  lines: readonly PlacedLine[];
  font: Pick<CardFont, 'files' | 'weight'>;
};

/** Draws a picture of a link preview. @returns a PNG image */
export async function drawCard({ drawing, lines, font }: CardJob): Promise<Uint8Array> {
  return sharp(Buffer.from(drawing))
    .composite([{ input: await typeset(lines, font) }])
    .png({ palette: true, colours: 256, dither: 0.6, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
