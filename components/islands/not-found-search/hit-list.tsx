import type { Hit } from '@/lib/search/finder';

type Props = {
  id: string;
  title: string;
  isTitleShown: boolean;
  hits: readonly Hit[];
  /** Index of the chosen one; -1 for none. */
  chosen: number;
};

/** Id of an option in a list. */
export const hitId = (list: string, index: number) => `${list}-${index}`;

/** The places that a search has found, as options of a combobox: links for those who point. */
export function HitList({ id, title, isTitleShown, hits, chosen }: Props) {
  return (
    <div className="mt-4">
      <p className={isTitleShown ? 'font-semibold text-small' : 'sr-only'} id={`${id}-title`}>
        {title}
      </p>
      <div
        aria-labelledby={`${id}-title`}
        className="mt-2 divide-y divide-edge border-edge border-y"
        id={id}
        role="listbox"
      >
        {hits.map(({ href, title: name, page }, index) => (
          <a
            aria-selected={index === chosen}
            className="-mx-3 flex min-h-11 flex-col px-3 py-2 hover:text-action aria-selected:bg-tint aria-selected:outline-2 aria-selected:outline-action"
            href={href}
            id={hitId(id, index)}
            key={href}
            role="option"
            tabIndex={-1}
          >
            <span className="font-semibold">{name}</span>
            {page !== name && <span className="text-small text-text-soft">{page}</span>}
          </a>
        ))}
      </div>
    </div>
  );
}
