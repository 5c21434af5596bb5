import { useTranslations } from 'next-intl';
import { useTextValues } from '@/components/sections/nurses/sources';
import { ExampleLabel } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';

const stages = ['assistant', 'nurse'] as const;
const lines = ['gross', 'net', 'room', 'left'] as const;
const facts = ['ward', 'shifts', 'leave', 'arrival', 'employer', 'you'] as const;

/** A post as an example: pay until and with the licence, what is left, and the first month. */
export function ExamplePost() {
  const t = useTranslations('nurses.opportunities.post');
  const values = useTextValues();
  return (
    <div
      className="relative mt-8 border-2 border-text bg-paper print:break-inside-avoid"
      id="beispielstelle"
    >
      <ExampleLabel />
      <div className="grid gap-x-16 gap-y-3 p-4 sm:p-6 lg:grid-cols-[2fr_3fr]">
        <div className="open-when-wide">
          <h3 className="text-title">{t('title')}</h3>
          <Disclosure isInline label={t('more')}>
            <ul className="list-disc space-y-1 pl-5 text-small text-text-soft marker:text-accent">
              {facts.map((id) => (
                <li key={id}>{t(`facts.${id}`)}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
        <div className="stacked-table">
          <table aria-label={t('title')} className="w-full tabular-nums">
            <thead>
              <tr>
                <td />
                {stages.map((stage) => (
                  <th
                    className="pb-2 pl-2 text-right align-bottom text-small hyphens-none"
                    key={stage}
                    scope="col"
                  >
                    {t(`stages.${stage}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr
                  className="group border-edge border-t last:border-text last:border-t-2 last:font-extrabold sm:last:text-title"
                  key={line}
                >
                  <th
                    className="py-1.5 text-left font-normal group-last:font-extrabold"
                    scope="row"
                  >
                    {t(`lines.${line}.label`)}
                  </th>
                  {stages.map((stage) => (
                    <td
                      className="whitespace-nowrap py-1.5 pl-2 text-right"
                      data-column={t(`stages.${stage}`)}
                      key={stage}
                    >
                      {t(`lines.${line}.${stage}`)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-2 text-small">{t.rich('net', values)}</p>
        </div>
      </div>
      <p className="border-text border-t-2 bg-tint px-4 py-3 sm:px-6">{t('month')}</p>
    </div>
  );
}
