import { freeLift } from '@/components/islands/chat/bubble-place';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const bubble = box(60, 700, 260, 50);

describe('the place of the bubble', () => {
  it('is beside the chat link where that is free', () => {
    expect(freeLift(bubble, [], 80)).toBe(0);
    expect(freeLift(bubble, [box(20, 600, 350, 48)], 80)).toBe(0);
  });

  it('is above a button that it would cover, with a distance', () => {
    const lift = freeLift(bubble, [box(20, 690, 350, 48)], 80) ?? 0;
    expect(bubble.bottom - lift).toBeLessThanOrEqual(690 - 8);
    expect(bubble.bottom - lift).toBeGreaterThan(690 - 24);
  });

  it('is above the next one, too, where there is no room between them', () => {
    const buttons = [box(20, 690, 350, 48), box(20, 630, 350, 48)];
    const lift = freeLift(bubble, buttons, 80) ?? 0;
    expect(bubble.bottom - lift).toBeLessThanOrEqual(630 - 8);
  });

  it('is not moved by what is at its side', () => {
    expect(freeLift(bubble, [box(330, 700, 50, 50)], 80)).toBe(0);
  });

  it('is nowhere if all room below the header is taken', () => {
    expect(freeLift(bubble, [box(0, 80, 390, 700)], 80)).toBeUndefined();
    expect(freeLift(box(60, 60, 260, 50), [], 80)).toBeUndefined();
  });
});
