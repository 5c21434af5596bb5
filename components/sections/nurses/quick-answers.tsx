import { useTranslations } from 'next-intl';

const answers = [
  { id: 'cost', target: 'keine-kosten' },
  { id: 'language', target: 'anforderungsprofil' },
  { id: 'time', target: 'weg' },
  { id: 'pay', target: 'faq-salary' },
  { id: 'family', target: 'faq-family' },
  { id: 'trust', target: 'erkennen' },
] as const;

/** Six questions with short answers that link to the full ones. */
export function QuickAnswers() {
  const t = useTranslations('nurses.hero.answers');
  return (
    <nav aria-labelledby="quick-answers-title" className="border-text border-t-4">
      <h2 className="sr-only" id="quick-answers-title">
        {t('title')}
      </h2>
      <ul>
        {answers.map(({ id, target }) => (
          <li className="border-edge-strong/40 border-b" key={id}>
            <a
              className="group grid items-baseline gap-x-6 py-3 short:py-2 hover:text-action sm:grid-cols-[minmax(10rem,1fr)_auto]"
              href={`#${target}`}
            >
              <span className="text-balance underline decoration-1 decoration-edge-strong underline-offset-4 group-hover:decoration-2">
                {t(`${id}.question`)}
              </span>
              <strong className="font-extrabold text-title tracking-tight sm:text-right">
                {t(`${id}.answer`)}
              </strong>
              <span className="text-small text-text-soft sm:col-span-2">{t(`${id}.note`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
