import { useTranslations } from 'next-intl';
import { useTextValues } from '@/components/sections/nurses/use-text-values';
import { WhoPays } from '@/components/sections/nurses/who-pays';
import { Icon } from '@/components/ui/icon';

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
