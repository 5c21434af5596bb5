import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { questions } from '@/components/islands/registry';
import { SectionHeading } from '@/components/sections/section-heading';
import { Disclosure } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';

type Props = {
  id?: string;
  title: string;
  /** Content below the title, such as a contact button. */
  aside: ReactNode;
  /** Content below the questions, such as their sources. */
  foot?: ReactNode;
  items: readonly { id: string; question: string; answer: ReactNode }[];
};

/** Name of the `details` group; a page has one such section. */
const group = 'faq';

/** Questions of which one is open at a time; each can be linked by its id. */
export function Faq({ id, title, aside, foot, items }: Props) {
  return (
    <Section ground="paper" labelledBy="faq-title" {...(id === undefined ? {} : { id })}>
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <SectionHeading id="faq-title" title={title} />
          <div className="mt-4">{aside}</div>
        </div>
        <div>
          <div className="answers border-edge-strong/40 border-t">
            {items.map((item) => (
              <Disclosure
                group={group}
                id={`${group}-${item.id}`}
                key={item.id}
                summary={item.question}
              >
                {item.answer}
              </Disclosure>
            ))}
          </div>
          {foot !== undefined && <div className="mt-3">{foot}</div>}
        </div>
      </div>
      <Island of={questions} props={{ group }} trigger="idle" />
    </Section>
  );
}
