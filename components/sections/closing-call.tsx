import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';

type Props = { id?: string; title: string; text: string; button: string; href: string };

/** The last word of a page: one large sentence and one button. */
export function ClosingCall({ id, title, text, button, href }: Props) {
  return (
    <Section ground="deep" labelledBy="closing-title" {...(id === undefined ? {} : { id })}>
      <h2 className="max-w-[18ch] text-display" id="closing-title">
        {title}
      </h2>
      <div className="mt-8 flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between">
        <p className="max-w-measure text-lead text-text-soft">{text}</p>
        <ButtonLink href={href} icon="arrow-right" look="accent">
          {button}
        </ButtonLink>
      </div>
    </Section>
  );
}
