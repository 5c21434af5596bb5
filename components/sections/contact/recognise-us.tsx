import { Fragment, type ReactNode } from 'react';
import { SectionHeading } from '@/components/sections/section-heading';
import { newTab } from '@/components/ui/new-tab';
import { Section } from '@/components/ui/section';
import { hostOf } from '@/lib/site/host-of';

type Props = {
  id?: string;
  title: string;
  lead: string;
  /** What we always or never do. */
  rules: readonly { id: string; title: string; text: ReactNode }[];
  ours: { title: string; rows: readonly { label: string; value: string; href?: string }[] };
  /** Where to check us or to complain, each by its German name. */
  checks: {
    title: string;
    places: readonly { german: string; text: string; href: string }[];
  };
};

/** A web or mail address that breaks before a dot or an at sign, where it has to. */
function breakable(address: string): ReactNode {
  return address.split(/(?=[.@])/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));
}

/** How to tell the company from somebody who pretends to be it. */
export function RecogniseUs({ id, title, lead, rules, ours, checks }: Props) {
  return (
    <Section ground="warm" labelledBy="recognise-title" {...(id === undefined ? {} : { id })}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <SectionHeading id="recognise-title" lead={lead} title={title} />
        <ul className="space-y-7 border-accent border-l-4 pl-6">
          {rules.map((rule) => (
            <li className="max-w-measure" key={rule.id}>
              <h3 className="text-title">{rule.title}</h3>
              <p className="mt-2 text-text-soft">{rule.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:mt-20 lg:grid-cols-2">
        <div className="rounded-card border-2 border-text bg-paper p-5 sm:p-8">
          <h3 className="text-title">{ours.title}</h3>
          <dl className="mt-4 divide-y divide-edge">
            {ours.rows.map(({ label, value, href }) => (
              <div
                className="py-2.5 sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-x-6"
                key={label}
              >
                <dt className="text-small text-text-soft sm:pt-0.5">{label}</dt>
                <dd className="wrap-anywhere font-semibold tabular-nums" data-nohyphen="">
                  {href === undefined ? (
                    breakable(value)
                  ) : (
                    <a className="text-link" href={href}>
                      {breakable(value)}
                    </a>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3 className="text-title">{checks.title}</h3>
          <ul className="mt-5 border-edge-strong/40 border-t">
            {checks.places.map(({ german, text, href }) => (
              <li className="border-edge-strong/40 border-b py-5" key={href}>
                <h4 className="font-bold" lang="de">
                  {german}
                </h4>
                <p className="mt-1 max-w-measure text-text-soft">{text}</p>
                <a
                  className="text-link inline-flex min-h-11 items-center font-semibold"
                  href={href}
                  {...newTab}
                >
                  {hostOf(href)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
