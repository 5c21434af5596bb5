import { Icon } from '@/components/ui/icon';

/** A list with check marks. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="space-y-2.5">
      {items.map((item) => (
        <li className="flex tight:gap-1.5 gap-3" key={item}>
          <Icon className="h-[1lh] w-[1.15em] text-accent" name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
