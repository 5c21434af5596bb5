import { useMessages, useTranslations } from 'next-intl';
import { useTextValues } from '@/components/sections/nurses/sources';
import { Drawing, SectionCall, SectionHeading } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { checkIcon, Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Table } from '@/components/ui/table';
import { Heading } from '@/components/ui/text';

const free = ['employer', 'academy', 'later'] as const;

/** The one place that tells all costs: what is free, and what is covered. */
export function NursesCosts() {
  const t = useTranslations('nurses.costs');
  return (
    <section aria-labelledby="keine-kosten-title" className="bg-band" id="keine-kosten">
      <div className="content grid gap-x-16 gap-y-6 pt-section lg:grid-cols-[2fr_3fr]">
        <div className="on-band grid items-end gap-x-10 text-on-band md:max-lg:grid-cols-2 lg:block">
          <h2 className="col-span-full text-on-band-soft text-title" id="keine-kosten-title">
            {t('title')}
          </h2>
          <p className="large-text:block mt-3 flex items-end gap-5 lg:mt-6 lg:block">
            <strong className="block whitespace-nowrap font-extrabold text-[clamp(5.5rem,3.5rem+8vw,10rem)] leading-[0.85] tracking-tight [word-spacing:-0.08em]">
              {t('figure')}
            </strong>
            <span className="block text-balance text-on-band-soft lg:mt-4 lg:text-lead">
              {t('figureLabel')}
            </span>
          </p>
          <ul className="mt-5 divide-y divide-highlight border-highlight border-t *:py-1.5">
            {free.map((id) => (
              <li key={id}>{t(`free.${id}`)}</li>
            ))}
          </ul>
        </div>
        <CoveredCosts />
      </div>
    </section>
  );
}

const covered = [
  ...(['certificate', 'documents', 'translations'] as const),
  ...(['certifications', 'visa', 'travel'] as const),
];

/** What the company or the employer covers, with its condition, and all prices. */
function CoveredCosts() {
  const t = useTranslations('nurses.costs.covered');
  const values = useTextValues();
  return (
    <div className="self-start bg-paper p-4 pb-2 sm:px-8 sm:pt-6 sm:pb-3">
      <Heading id="kosten-uebernahme" level="h3" size="text-subheading" text={t('title')} />
      <ul className="mt-3 grid gap-x-8 border-text border-t-2 pt-2 font-semibold sm:grid-cols-2">
        {covered.map((id) => (
          <li className="flex items-center gap-2 py-1" key={id}>
            <Icon className="size-5 text-accent" path={checkIcon} />
            {t(`items.${id}`)}
          </li>
        ))}
      </ul>
      <p className="mt-2 bg-tint px-4 py-3">{t('bonus')}</p>
      <p className="mt-3 mb-1 text-small text-text-soft">{t.rich('condition', values)}</p>
      <Prices />
    </div>
  );
}

/** What is paid by whom where nothing is promised. What we pay must match § 5 of the terms. */
const prices = {
  you: ['application', 'translation', 'visa', 'course', 'exam', 'travel', 'lower', 'private'],
  employer: ['fastTrack'],
  mostly: ['measure'],
} as const;

const payers = ['you', 'employer', 'mostly'] as const;

function Prices() {
  const t = useTranslations('nurses.costs.table');
  const texts: Readonly<Record<string, { item: string; amount?: string }>> =
    useMessages().nurses.costs.table.rows;
  return (
    <Disclosure id="wer-bezahlt-was" isInline label={t('open')}>
      <Table
        className="cost-table text-text"
        columns={[t('columns.price'), t('columns.payer')]}
        corner={t('columns.item')}
        label={t('open')}
        rows={payers.flatMap((payer) =>
          prices[payer].map((id) => ({
            id,
            cells: [texts[id]?.item, texts[id]?.amount, t(`payers.${payer}`)],
          })),
        )}
      />
      <p className="mt-2">{t('sum')}</p>
    </Disclosure>
  );
}

const services = ['employer', 'recognition', 'costs', 'preparation'] as const;

/** What every nurse gets from the company besides the post: `common.support`. */
const support = ['interview', 'pickup', 'flat', 'offices', 'family', 'advice'] as const;

/** The company's services for nurses, on the band of the costs, and her rights. */
export function NursesServices() {
  const t = useTranslations('nurses.services');
  const tSupport = useTranslations('common.support');
  const values = useTextValues();
  return (
    <section aria-labelledby="leistungen-title" id="leistungen">
      <Section background="band" className="nurses-services">
        <SectionHeading id="leistungen-title" isWide lead={t('lead')} title={t('title')} />
        <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 md:mt-8 lg:grid-cols-4">
          {services.map((id) => (
            <li className="border-edge-strong border-t pt-3" key={id}>
              <h3 className="text-title">{t(`${id}.title`)}</h3>
              <p className="mt-1">{t.rich(`${id}.text`, values)}</p>
            </li>
          ))}
        </ul>
        {/* In one line. */}
        <p className="mt-6 text-small text-text-soft">
          {`${t('support')}: ${support.map((id) => tSupport(id)).join('\u00a0· ')}`}
        </p>
      </Section>
      <NursesRights />
    </section>
  );
}

const rights = ['end', 'fee', 'others', 'profile', 'clauses'] as const;

/** What a nurse may always do, and what nobody may ask of her. */
function NursesRights() {
  const t = useTranslations('nurses.rights');
  const values = useTextValues();
  return (
    <Section background="warm" className="grid gap-x-16 gap-y-4 lg:grid-cols-[2fr_3fr]">
      <div className="flex items-end justify-between gap-4 lg:block">
        <Heading id="rechte" level="h3" size="text-subheading" text={t('title')} />
        <Drawing className="large-text:hidden w-24 shrink-0 lg:mt-8 lg:w-44" name="nurses-wallet" />
      </div>
      <div>
        <ul className="divide-y divide-edge-strong/40 border-action border-t-2 *:py-1.5 *:first:font-bold">
          {rights.map((id) => (
            <li key={id}>{t.rich(id, values)}</li>
          ))}
        </ul>
        <SectionCall page="nurses" />
      </div>
    </Section>
  );
}
