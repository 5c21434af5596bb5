import { ImageResponse } from 'next/og';
import { type CSSProperties, createElement } from 'react';
import { brandColours } from '@/lib/brand/mark';
import { cardSize, type PlacedLine } from '@/lib/metadata/card';
import { type CardFont, letterSpacing } from '@/tooling/assets/link-previews/card-font';

function lineElement({ text, x, y, size }: PlacedLine, look: CSSProperties = {}) {
  const place: CSSProperties = { position: 'absolute', left: x, top: y, fontSize: size };
  // As one piece: if set word by word, the renderer loses track of the letter spacing.
  const whole = text.replaceAll(' ', '\u00a0');
  return createElement('div', { style: { ...place, whiteSpace: 'pre', ...look } }, whole);
}

/**
 * Renders lines of text on a transparent card.
 *
 * @param font must contain every character: missing ones would be requested from the internet
 * @returns a PNG image of the card's size
 */
export async function typeset(
  lines: readonly PlacedLine[],
  font: Pick<CardFont, 'files' | 'weight'>,
): Promise<Buffer> {
  const fonts = font.files.map((data, index) => ({
    name: `cut-${index}`,
    // In a thread it is no longer a Buffer.
    data: Buffer.from(data),
    weight: font.weight,
    style: 'normal' as const,
  }));
  const spans = lines.flatMap((line) => [
    ...(line.rim ? [lineElement(line, { WebkitTextStroke: `8px ${line.rim}` })] : []),
    lineElement(line),
  ]);
  const card = createElement(
    'div',
    {
      style: {
        display: 'flex',
        width: '100%',
        height: '100%',
        color: brandColours.band,
        fontFamily: fonts.map(({ name }) => name).join(', '),
        fontWeight: font.weight,
        letterSpacing: `${letterSpacing}em`,
        lineHeight: 1,
      },
    },
    ...spans,
  );
  const answer = new ImageResponse(card, { ...cardSize, fonts });
  return Buffer.from(await answer.arrayBuffer());
}
