import { isSample } from '@/lib/site/samples';
import { site } from '@/site.config';
import { checkLaunch } from '@/tooling/launch/check-launch';
import { countOf, linesOf } from '@/tooling/launch/finding';

/**
 * Prints what is missing for a launch when the site that was built is meant for a real address.
 * Settings of a hosted function cannot be seen here, and no link is tried.
 */
export async function warnBeforeLaunch(root: string = process.cwd()): Promise<void> {
  if (isSample(site.url)) return;
  const seesFunction = site.supabase === undefined;
  const groups = await checkLaunch({ site, env: process.env, root, seesFunction });
  const count = countOf(groups);
  if (count === 0) return;
  console.warn(linesOf(groups).join('\n'));
  console.warn(`\nBuilt for ${site.url} all the same: ${count} to mend before the launch.`);
}
