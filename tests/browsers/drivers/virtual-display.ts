import { once } from 'node:events';
import { startProgram } from '@/tests/browsers/drivers/program';

/** Middle of the screen in pixels, where the mouse rests: the window under it has the focus. */
export const middle = 800;

/**
 * Starts a screen that nobody sees, under the first number that is free.
 *
 * @returns the name of the display, and what ends it
 * @throws when it does not start
 */
export async function startVirtualDisplay(): Promise<{ name: string; end: () => Promise<void> }> {
  const size = `${2 * middle}x${2 * middle}x24`;
  const args = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
  const { child, end } = startProgram('Xvfb', args, { pipes: 1 });
  const number = child.stdio[3];
  if (!number) throw new Error('Xvfb has no output.');
  const [said] = await Promise.race([once(number, 'data'), once(child, 'exit')]);
  if (!Buffer.isBuffer(said)) throw new Error('Xvfb did not start.');
  return { name: `:${said.toString().trim()}`, end };
}
