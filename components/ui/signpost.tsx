import { newTab } from '@/components/ui/new-tab';

type Arm = {
  href: string;
  title: string;
  text: string;
  /** Opens another site in a new tab, without access to this one. */
  external?: boolean;
};

type Props = { arms: readonly Arm[]; className: string };

const looks = {
  first: { link: 'text-paper', arm: 'bg-action' },
  further: { link: '', arm: 'bg-highlight' },
} as const;

/** Links of equal rank, each for another audience, as the arms of a signpost. */
export function Signpost({ arms, className }: Props) {
  return (
    <div className={`signpost grid gap-2 print:hidden ${className}`}>
      {arms.map(({ href, title, text, external }, index) => {
        const look = index === 0 ? looks.first : looks.further;
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
