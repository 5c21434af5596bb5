import { useState } from 'react';
import {
  type ConsentChanges,
  type ConsentRecord,
  type OptionalCategory,
  optionalCategories,
} from '@/lib/consent/record';

/** Without the categories that were changed elsewhere since: the later choice holds. */
function stillValid(
  changes: ConsentChanges,
  before: ConsentRecord,
  now: ConsentRecord,
): ConsentChanges {
  return Object.fromEntries(
    optionalCategories.flatMap((category) => {
      const change = changes[category];
      return change === undefined || before[category] !== now[category] ? [] : [[category, change]];
    }),
  );
}

/**
 * What was switched in the settings and is not saved yet.
 *
 * @param current the choice that holds; where another tab changes it, that counts
 */
export function useChanges(current: ConsentRecord): {
  changes: ConsentChanges;
  change: (category: OptionalCategory, isOn: boolean) => void;
} {
  const [state, setState] = useState<{ changes: ConsentChanges; before: ConsentRecord }>({
    changes: {},
    before: current,
  });
  const changes =
    state.before === current ? state.changes : stillValid(state.changes, state.before, current);
  if (state.before !== current) setState({ changes, before: current });
  return {
    changes,
    change: (category, isOn) =>
      setState({ changes: { ...changes, [category]: isOn }, before: current }),
  };
}
