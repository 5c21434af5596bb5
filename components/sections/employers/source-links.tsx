import { newTab } from '@/components/ui/new-tab';

type Source = { label: string; href: string };
type Props = { sources: readonly Source[] };

function hostOf(source: Source | undefined): string | undefined {
  return source && new URL(source.href).host.replace(/^www\./, '');
}

/**
 * Links to German sources, opening in new tabs. The host name follows its link; adjacent links to
 * the same host share one.
 */
export function SourceLinks({ sources }: Props) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-small">
      {sources.map((source, index) => (
        <li key={source.href}>
          <a
            className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5 py-1"
            data-nohyphen=""
            href={source.href}
            {...newTab}
          >
            <span className="text-link whitespace-nowrap" lang="de">
              {source.label}
            </span>
            {hostOf(source) !== hostOf(sources[index + 1]) && (
              <span className="text-text-soft">{hostOf(source)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
