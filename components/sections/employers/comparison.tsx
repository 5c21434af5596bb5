import { useTranslations } from 'next-intl';
import { lawLinks } from '@/components/sections/employers/law-links';
import { SourceLinks } from '@/components/sections/employers/source-links';
import { recruitmentGuide } from '@/components/sections/employers/sources';

const ways = ['direct', 'agency', 'alone'] as const;
const rows = ['cost', 'employer', 'speed', 'paperwork', 'risk', 'better'] as const;

/**
 * Three ways to staff compared: a table from 768 px, below that one block per question, in which
 * every answer names its way.
 */
export function Comparison() {
  const t = useTranslations('employers.comparison');
  return (
    <div>
      <h3 className="text-heading">{t('title')}</h3>
      <p className="mt-4 max-w-measure text-lead text-text-soft">{t('lead')}</p>
      <table className="mt-8 w-full text-left max-md:block md:table-fixed">
        <caption className="caption-bottom pt-4 text-left text-small text-text-soft max-md:block max-md:pt-0 max-md:pb-4">
          {t('caption')}
        </caption>
        <thead className="max-md:hidden">
          <tr className="border-text border-b-2 *:bg-paper *:first:rounded-tl-card *:last:rounded-tr-card">
            <th className="w-1/6 p-4 lg:p-6" scope="col">
              <span className="sr-only">{t('criterion')}</span>
            </th>
            {ways.map((way) => (
              <th className="p-4 align-bottom text-title lg:p-6" key={way} scope="col">
                {t(`ways.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              className="border-edge border-b bg-paper align-top last:border-text last:border-t-2 last:border-b-0 last:bg-ground-deep max-md:block max-md:p-5 max-md:first:rounded-t-card max-md:last:rounded-b-card"
              key={row}
            >
              <th
                className="p-4 font-bold leading-snug max-md:block max-md:p-0 max-md:text-title lg:p-6"
                scope="row"
              >
                {t(`rows.${row}.label`)}
              </th>
              {ways.map((way) => (
                <td
                  className="p-4 text-small max-md:block max-md:px-0 max-md:pt-3 max-md:pb-0 max-md:text-body lg:p-6 lg:text-body"
                  key={way}
                >
                  <span className="block font-semibold text-action md:hidden">
                    {t(`ways.${way}`)}
                  </span>
                  {t(`rows.${row}.${way}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 text-small text-text-soft">{t('sources')}</p>
      <SourceLinks sources={[...lawLinks(['§ 1 AÜG', '§ 40 AufenthG']), recruitmentGuide]} />
    </div>
  );
}
