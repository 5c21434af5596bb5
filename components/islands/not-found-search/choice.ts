/** What is shown below a search box. */
type Choices = {
  /** Number of hits. */
  count: number;
  /** Index of the chosen one; -1 for none. */
  chosen: number;
  isOpen: boolean;
};

/**
 * The hit that a key chooses. Arrow keys go around; between the last and the first hit lies the
 * box, with none chosen.
 *
 * @returns its index, -1 for none; undefined for keys that choose nothing
 */
export function choiceByKey(key: string, { count, chosen, isOpen }: Choices): number | undefined {
  if (count === 0) return;
  const from = isOpen ? chosen + 1 : 0;
  if (key === 'ArrowDown') return ((from + 1) % (count + 1)) - 1;
  if (key === 'ArrowUp') return ((from + count) % (count + 1)) - 1;
  return key === 'Escape' && isOpen ? -1 : undefined;
}
