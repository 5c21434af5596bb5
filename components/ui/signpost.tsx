import { newTab } from '@/components/ui/new-tab';

type Arm = {
  href: string;
  title: string;
  text: string;
  /** Opens another site in a new tab, without access to this one. */
  external?: boolean;
};

type Props = { arms: readonly Arm[]; className: string };

/** Links of equal rank, each for another audience, as the arms of a signpost. */
export function Signpost({ arms, className }: Props) {
  return (
    <div className={`signpost print:hidden ${className}`}>
      {arms.map(({ href, title, text, external }) => (
        <a className="arm" href={href} key={href} {...(external ? newTab : {})}>
          <span>
            <strong>{title}</strong>
            {text}
          </span>
        </a>
      ))}
    </div>
  );
}
