import { Icon } from '@/components/ui/icon';

/** Short statements with a check mark each. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="space-y-2.5">
      {items.map((item) => (
        <li className="flex gap-3" key={item}>
          <Icon className="mt-1 size-5 text-accent" name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
