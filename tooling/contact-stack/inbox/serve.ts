/**
 * Runs the inbox until standard input ends: `serve.ts <folder> <smtp port> <page port>`. The first
 * line of output is the ports as JSON.
 */
import { z } from 'zod';
import { startInbox } from '@/tooling/contact-stack/inbox/inbox';

const [folder, smtp, page] = z
  .tuple([z.string(), z.coerce.number(), z.coerce.number()])
  .parse(process.argv.slice(2));

try {
  const { ports } = await startInbox({ folder, ports: { smtp, page } });
  console.log(JSON.stringify(ports));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const end = () => process.exit();
process.stdin.once('end', end).once('error', end).resume();
