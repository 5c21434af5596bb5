import { newTab } from '@/components/ui/new-tab';

type Arm = {
  /** Its colour, on every page and in every language. */
  reader: keyof typeof looks;
  href: string;
  title: string;
  text: string;
  /** Opens another site in a new tab, without access to this one. */
  external?: boolean;
};

type Props = { arms: readonly Arm[]; className: string };

const looks = {
  employers: { link: 'text-paper', arm: 'bg-action' },
  nurses: { link: '', arm: 'bg-highlight' },
} as const;

/** Links of equal rank, each for another audience, as the arms of a signpost. */
export function Signpost({ arms, className }: Props) {
  return (
    <div className={`signpost grid gap-2 print:hidden ${className}`}>
      {arms.map(({ reader, href, title, text, external }) => {
        const look = looks[reader];
        return (
          <a
            className={`arm relative text-small leading-snug hover:underline forced-colors:border-2 ${look.link}`}
            href={href}
            key={href}
            {...(external ? newTab : {})}
          >
            <span className={`relative block h-full ${look.arm}`}>
              <strong className="block text-body leading-snug">{title}</strong>
              {text}
            </span>
          </a>
        );
      })}
    </div>
  );
}
