import { newTab } from '@/components/ui/new-tab';

type Props = { sources: readonly { label: string; href: string }[] };

/** Where a statement can be read: German sources, each with its host, in a new tab. */
export function SourceLinks({ sources }: Props) {
  return (
    <ul className="flex flex-wrap gap-x-5 text-small">
      {sources.map(({ label, href }) => (
        <li key={href}>
          <a
            className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5"
            data-nohyphen=""
            href={href}
            {...newTab}
          >
            <span className="text-link whitespace-nowrap" lang="de">
              {label}
            </span>
            <span className="text-text-soft">{new URL(href).host.replace(/^www\./, '')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
