import { describe } from 'node:test';
import { attackBodies } from '@/tests/attack/suites/bodies';
import { attackWithFlood } from '@/tests/attack/suites/flood';
import { attackFraming } from '@/tests/attack/suites/framing';
import { attackWithGenerated } from '@/tests/attack/suites/generated';
import { attackMails } from '@/tests/attack/suites/mails';
import { expectMemoryBack, expectMemoryBounded } from '@/tests/attack/suites/memory';
import { attackOrigins } from '@/tests/attack/suites/origins';
import { attackSlowly } from '@/tests/attack/suites/slow';
import { attackTargets } from '@/tests/attack/suites/targets';
import { attackWithoutReading } from '@/tests/attack/suites/unread';
import { startAttacked } from '@/tests/attack/support/attacked';
import { frontNames } from '@/tests/attack/support/front';

// One after the other against the same servers: what one leaves behind, the next ones meet, and
// slow connections are open all the time.
describe('The servers under attack', () => {
  const attacked = startAttacked(frontNames);
  const slow = attackSlowly(attacked);
  attackFraming(attacked);
  attackTargets(attacked);
  attackOrigins(attacked);
  attackMails(attacked);
  attackBodies(attacked);
  attackWithGenerated(attacked);
  slow.expectEnd();
  const unread = attackWithoutReading(attacked);
  expectMemoryBack(attacked);
  // After it, Node keeps a larger heap for a while than it uses.
  attackWithFlood(attacked);
  expectMemoryBounded(attacked, unread);
});
