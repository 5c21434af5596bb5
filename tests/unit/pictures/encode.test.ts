/** @jest-environment node */
import sharp from 'sharp';
import { encodeWithin } from '@/tooling/assets/photographs/encode';

/** What is hardest to encode: no pixel says anything about the next. */
async function makeNoise() {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: 240, height: 160, channels: 3, background: '#888' } as const;
  return sharp(
    await sharp({ create: { ...size, noise: grain } })
      .png()
      .toBuffer(),
  );
}
let noise = sharp();
beforeAll(async () => {
  noise = await makeNoise();
});

/** How far two pictures of the same size are apart, on average, of 255. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).raw().toBuffer()));
  const apart = [...(a ?? [])].reduce(
    (sum, value, at) => sum + Math.abs(value - (b?.[at] ?? 0)),
    0,
  );
  return apart / (a?.length ?? 1);
}

describe.each(['avif', 'webp'] as const)('%s', (format) => {
  it('keeps the best quality where there is room', async () => {
    const original = await noise.clone().png().toBuffer();
    const best = await encodeWithin(noise, format, 1_000_000);
    const tight = await encodeWithin(noise, format, Math.round((best?.length ?? 0) * 0.85));
    if (!(best && tight)) throw new Error('Nothing came out.');
    expect(tight.length).toBeLessThanOrEqual(best.length * 0.85);
    expect(await distance(original, best)).toBeLessThan(await distance(original, tight));
  });

  it('takes no lower quality than it needs', async () => {
    const best = await encodeWithin(noise, format, 1_000_000);
    const exact = await encodeWithin(noise, format, best?.length ?? 0);
    expect(exact?.equals(best ?? Buffer.alloc(0))).toBe(true);
  });

  it('gives up where even the lowest does not fit', async () => {
    expect(await encodeWithin(noise, format, 100)).toBeUndefined();
  });
});
