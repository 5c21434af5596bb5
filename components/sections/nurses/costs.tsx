import { useTranslations } from 'next-intl';
import { useTextValues } from '@/components/sections/nurses/sources';
import { complaintValues } from '@/components/sections/recognise-us';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { site } from '@/site.config';

const free = [
  { id: 'recognition', icon: 'check' },
  { id: 'employer', icon: 'check' },
  { id: 'expenses', icon: 'question' },
  { id: 'academy', icon: 'check' },
] as const;

/** What is free for nurses, the limits, and the table of who pays for what. */
export function NursesCosts() {
  const t = useTranslations('nurses.costs');
  const values = useTextValues();
  return (
    <section aria-labelledby="keine-kosten-title" id="keine-kosten">
      <div className="on-band bg-band text-on-band">
        <div className="content grid gap-6 py-10 lg:grid-cols-[2fr_3fr] lg:gap-16 lg:py-16">
          <div>
            <h2 className="text-on-band-soft text-title" id="keine-kosten-title">
              {t('title')}
            </h2>
            <p className="mt-4 lg:mt-6">
              <strong className="block whitespace-nowrap font-extrabold text-[clamp(6rem,4rem+9vw,12rem)] leading-[0.85] tracking-tight [word-spacing:-0.08em]">
                {t('figure')}
              </strong>
              <span className="mt-4 block max-w-[22rem] text-balance text-lead text-on-band-soft">
                {t('figureLabel')}
              </span>
            </p>
          </div>
          <div>
            <ul className="border-on-band-soft/40 border-t">
              {free.map(({ id, icon }) => (
                <li className="flex gap-4 border-on-band-soft/40 border-b py-3 sm:py-4" key={id}>
                  <Icon className="mt-0.5 size-6 text-highlight" name={icon} />
                  <div>
                    <h3 className="text-title">{t(`${id}.title`)}</h3>
                    <p className="mt-1 text-on-band-soft">{t(`${id}.text`)}</p>
                  </div>
                </li>
              ))}
            </ul>
            <p className="mt-5 max-w-measure text-on-band-soft text-small">
              {t.rich('limit', values)}
            </p>
          </div>
        </div>
      </div>
      <WhoPays />
    </section>
  );
}

const groups = [
  { id: 'covered', icon: 'check', rows: ['placement', 'guidance', 'academy', 'fastTrack'] },
  {
    id: 'conditional',
    icon: 'question',
    rows: ['notice', 'visa', 'translation', 'exam', 'bonus', 'more'],
  },
  { id: 'notCovered', icon: 'close', rows: ['secondExam', 'above', 'cash', 'private'] },
] as const;

/**
 * All costs: covered, conditionally covered, not covered; each opens to its items. Must match the
 * terms.
 */
function WhoPays() {
  const t = useTranslations('nurses.costs.table');
  const values = useTextValues();
  return (
    <div className="bg-paper">
      <div className="content grid gap-x-16 gap-y-6 py-10 lg:grid-cols-[1fr_2fr] lg:py-16">
        <div>
          <h3 className="text-document" id="wer-bezahlt-was">
            {t('title')}
          </h3>
          <p className="mt-3 max-w-measure text-text-soft">{t('lead')}</p>
        </div>
        <div className="space-y-3">
          {groups.map(({ id, icon, rows }) => (
            <Disclosure
              detail={t(`summaries.${id}`)}
              key={id}
              label={
                <h4 className="flex items-start gap-3">
                  <Icon className="size-6 text-action" name={icon} />
                  {t(`groups.${id}`)}
                </h4>
              }
              variant="panel"
            >
              <dl>
                {rows.map((row) => (
                  <div className="grid gap-x-6 border-edge border-t py-3 sm:grid-cols-3" key={row}>
                    <dt className="font-semibold">{t.rich(`rows.${row}.item`, values)}</dt>
                    <dd>
                      <span className="text-small text-text-soft">{t('payer')}: </span>
                      {t(`rows.${row}.payer`)}
                    </dd>
                    <dd>{t.rich(`rows.${row}.rule`, values)}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          ))}
        </div>
      </div>
    </div>
  );
}

const rights = ['end', 'others', 'profile', 'fee'] as const;

/** What a nurse may always do and nobody may ask of her, and where she complains. */
export function Rights() {
  const t = useTranslations('nurses.rights');
  return (
    <div className="mt-10 rounded-card border-2 border-action bg-paper tight:p-3 p-5 sm:p-6 lg:p-8">
      <h3 className="flex items-center gap-3 text-title" id="rechte">
        <Icon className="size-7 text-action" name="law" />
        {t('title')}
      </h3>
      <ul className="mt-4 space-y-3 gap-x-12 lg:columns-2 [&>li]:break-inside-avoid">
        {rights.map((id) => (
          <li className="flex gap-3" key={id}>
            <Icon className="mt-1 size-5 text-action" name="check" />
            {t(id)}
          </li>
        ))}
        <li className="flex gap-3">
          <Icon className="mt-1 size-5 text-action" name="check" />
          <Complaint />
        </li>
      </ul>
      {/* A question about what an employer asks, not a right: apart, without a check mark. */}
      <div className="mt-5 flex tight:gap-1.5 gap-3 border-edge border-t pt-2">
        <Icon className="mt-3 size-5 text-action" name="question" />
        <Disclosure label={t('clauses.question')} variant="item">
          <p>{t('clauses.answer')}</p>
        </Disclosure>
      </div>
    </div>
  );
}

function Complaint() {
  const t = useTranslations('nurses.rights');
  const { offices } = useTextValues();
  const { complaints } = site.disclosures;
  if (complaints === undefined) return <p>{t.rich('complain', { offices })}</p>;
  return <p>{t.rich('complaints', { ...complaintValues(complaints), offices })}</p>;
}
