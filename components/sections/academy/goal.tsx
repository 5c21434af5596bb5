import { useTranslations } from 'next-intl';
import { ArrivedLine } from '@/components/ui/arrived-line';
import { LineStretch } from '@/components/ui/line-stretch';

const benefits = ['day', 'team', 'whole'] as const;

/** The main goal, how success shows, and three benefits. */
export function AcademyGoal() {
  const t = useTranslations('academy.goal');
  return (
    <section aria-labelledby="goal-title" className="overflow-x-clip bg-tint" id="unser-ziel">
      <div className="content py-16 lg:py-28">
        <p className="road-end font-semibold text-action">
          <LineStretch shape="in" />
          {t('eyebrow')}
        </p>
        <h2 className="mt-5 max-w-[25ch] text-display" id="goal-title">
          {t.rich('title', { line: (text) => <span className="block">{text}</span> })}
        </h2>
        <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-12 lg:grid-cols-2 lg:items-end">
          <p className="max-w-measure text-lead text-text-soft">{t('text')}</p>
          <p className="flex tight:flex-col items-start gap-4">
            <ArrivedLine />
            <span className="min-w-0">
              <strong className="block font-semibold text-text-soft">{t('success.title')}</strong>{' '}
              <span className="font-bold text-title">{t('success.text')}</span>
            </span>
          </p>
        </div>
        <ul className="mt-12 grid gap-x-10 gap-y-8 md:grid-cols-3 lg:mt-20">
          {benefits.map((id) => (
            <li className="border-action border-t-2 pt-5" key={id}>
              <h3 className="text-title">{t(`benefits.${id}.title`)}</h3>
              <p className="mt-3 text-text-soft">{t(`benefits.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
