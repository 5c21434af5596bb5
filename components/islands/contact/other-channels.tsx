import { BreakableAddress } from '@/components/ui/breakable-address';

/** A way to the company: telephone number or e-mail address, and the link that takes it. */
export type OtherChannel = { text: string; href: string /** Whom it is for. */; who?: string };

/** Telephone and e-mail as alternatives to the form. */
export function OtherChannels({ ways }: { ways: readonly OtherChannel[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-6">
      {ways.map(({ text, href, who }) => (
        <li key={`${who ?? ''}${href}`}>
          {who !== undefined && <span className="text-text-soft">{who}: </span>}
          <a
            className="text-link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
            data-nohyphen=""
            href={href}
          >
            <BreakableAddress address={text} />
          </a>
        </li>
      ))}
    </ul>
  );
}
