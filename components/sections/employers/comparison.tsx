import { useTranslations } from 'next-intl';
import { SourceLinks } from '@/components/sections/employers/source-links';
import { lawLinks, recruitmentGuide } from '@/components/sections/employers/sources';
import { site } from '@/site.config';

const ways = ['direct', 'agency', 'alone'] as const;
const rows = ['cost', 'employer', 'speed', 'paperwork', 'risk', 'better'] as const;

/**
 * Three staffing options compared: a table from 1024 px, below that one block per question with
 * labelled answers.
 */
export function Comparison() {
  const t = useTranslations('employers.comparison');
  return (
    <div>
      <h3 className="text-heading" id="vergleich">
        {t('title')}
      </h3>
      <p className="mt-4 max-w-measure text-lead text-text-soft">
        {t('lead')} {t(site.disclosures.holdsRecruitmentSeal ? 'sealHeld' : 'seal')}
      </p>
      <table className="mt-8 w-full text-left max-lg:block lg:table-fixed">
        <caption className="caption-bottom pt-4 text-left text-small text-text-soft max-lg:block max-lg:pt-0 max-lg:pb-4">
          {t('caption')}
        </caption>
        <thead className="max-lg:hidden">
          <tr className="border-text border-b-2 *:bg-paper *:first:rounded-tl-card *:last:rounded-tr-card">
            <th className="w-1/6 p-6" scope="col">
              <span className="sr-only">{t('criterion')}</span>
            </th>
            {ways.map((way) => (
              <th className="p-6 align-bottom text-title" key={way} scope="col">
                {t(`ways.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map((row) => (
            <tr
              className="border-edge border-b align-top max-lg:bg-paper lg:*:bg-paper lg:last:*:bg-ground-deep lg:last:*:first:rounded-bl-card lg:last:*:last:rounded-br-card last:border-text last:border-t-2 last:border-b-0 max-lg:last:bg-ground-deep max-lg:grid max-lg:gap-x-8 max-lg:p-5 max-lg:first:rounded-t-card max-lg:last:rounded-b-card md:max-lg:grid-cols-3 md:max-lg:p-7"
              key={row}
            >
              <th
                className="font-bold leading-snug max-lg:text-title md:max-lg:col-span-3 lg:p-6"
                scope="row"
              >
                {t(`rows.${row}.label`)}
              </th>
              {ways.map((way) => (
                <td className="max-lg:pt-3 lg:p-6" key={way}>
                  <span className="block font-semibold text-action lg:hidden">
                    {t(`ways.${way}`)}
                  </span>
                  {t(`rows.${row}.${way}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 max-w-measure">{t('tripleWin')}</p>
      <p className="mt-5 text-small text-text-soft">{t('sources')}</p>
      <SourceLinks sources={[...lawLinks(['§ 1 AÜG', '§ 40 AufenthG']), recruitmentGuide]} />
    </div>
  );
}
