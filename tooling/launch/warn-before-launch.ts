import { isSample } from '@/lib/site/samples';
import { site } from '@/site.config';
import { checkLaunch } from '@/tooling/launch/check-launch';
import { countOf, linesOf } from '@/tooling/launch/finding';

/**
 * Prints the findings of the launch checks if the site was built for a real address. Settings of a
 * hosted function and external links are not checked.
 */
export async function warnBeforeLaunch(root: string = process.cwd()): Promise<void> {
  if (isSample(site.url)) return;
  const seesFunction = site.supabase === undefined;
  const groups = await checkLaunch({ site, env: process.env, root, seesFunction });
  const count = countOf(groups);
  if (count === 0) return;
  console.warn(linesOf(groups).join('\n'));
  console.warn(`\nBuilt for ${site.url} with ${count} to fix before the launch.`);
}
