import { OwnFactsCard } from '@/components/sections/recognise-us/own-facts-card';
import {
  officeOrder,
  type PublicOffice,
  publicOffices,
} from '@/components/sections/recognise-us/public-offices';
import { SectionHeading } from '@/components/sections/section-heading';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { newTab } from '@/components/ui/new-tab';
import { Section } from '@/components/ui/section';
import { hostOf } from '@/lib/site/host-of';

/** The section's texts; each page has its own, for its audience. */
export type RecogniseUsTexts = {
  title: string;
  lead: string;
  never: { title: string; items: readonly string[]; suspicion: string };
  ours: { title: string; text: string };
  places: {
    title: string;
    /** Names are in German, as used by the offices. */
    items: Record<PublicOffice, { name: string; text: string }>;
    date: string;
  };
};

/** How to recognise impostors; has the anchor `#erkennen`. */
export function RecogniseUs({ texts }: { texts: RecogniseUsTexts }) {
  const { never, ours } = texts;
  return (
    <Section ground="deep" id="erkennen" labelledBy="erkennen-title">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div>
          <SectionHeading id="erkennen-title" lead={texts.lead} title={texts.title} />
          <h3 className="mt-6 text-title">{never.title}</h3>
          <ul className="mt-4 space-y-3">
            {never.items.map((item) => (
              <li className="flex gap-3" key={item}>
                <Icon className="mt-1 size-5 text-accent" name="close" />
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-5 max-w-measure font-semibold">{never.suspicion}</p>
        </div>
        <OwnFactsCard folded text={ours.text} title={ours.title}>
          <Fold
            id="stellen"
            label={<h3 className="font-normal tracking-normal">{texts.places.title}</h3>}
            look="item"
          >
            <ul>
              {officeOrder.map((id) => (
                <li className="border-edge border-t py-3" key={id}>
                  <a
                    className="text-link inline-block py-2.75 font-semibold"
                    href={publicOffices[id]}
                    {...newTab}
                  >
                    <span lang="de">{texts.places.items[id].name}</span> (
                    {hostOf(publicOffices[id])})
                  </a>
                  <p className="text-text-soft">{texts.places.items[id].text}</p>
                </li>
              ))}
            </ul>
            <p className="text-small text-text-soft">{texts.places.date}</p>
          </Fold>
        </OwnFactsCard>
      </div>
    </Section>
  );
}
