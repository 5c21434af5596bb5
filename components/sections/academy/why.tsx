import { useTranslations } from 'next-intl';
import { germanTerm } from '@/components/sections/academy/german-term';
import { AcademyHandover } from '@/components/sections/academy/handover';
import { TermNote, termTags } from '@/components/sections/academy/term-note';
import { Section } from '@/components/ui/section';

const terms = ['sugar', 'glucose', 'pressure'] as const;

/** Reasons to prepare, with one large German sentence from a handover and its explanation. */
export function AcademyWhy() {
  const t = useTranslations('academy.why');
  return (
    <Section ground="band" id="warum-academy" labelledBy="why-title">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
        <h2 className="max-w-[20ch] text-title" id="why-title">
          {t('title')}
        </h2>
        <p className="max-w-measure text-on-band-soft">{t('lead')}</p>
      </div>
      <figure className="mt-10 lg:mt-16">
        <blockquote
          className="text-balance font-bold text-heading leading-tight tracking-tight lg:text-saying"
          lang="de"
        >
          <q>{t.rich('sentence.german', termTags(terms))}</q>
        </blockquote>
        {terms.map((id) => (
          <TermNote id={id} isRepeated key={id} texts={`why.terms.${id}`} />
        ))}
        <figcaption className="mt-6 text-on-band-soft text-small">{t('source')}</figcaption>
      </figure>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:mt-20 lg:grid-cols-2">
        <div className="max-w-measure">
          <h3 className="text-title">{t('meaning.title')}</h3>
          <p className="mt-3 text-lead">{t('meaning.text')}</p>
          <p className="mt-8 text-on-band-soft">{t('conclusion')}</p>
        </div>
        <dl className="space-y-6">
          {terms.map((id) => (
            <div className="border-highlight border-l-4 pl-5" key={id}>
              <dt className="font-bold" lang="de">
                {t(`terms.${id}.german`)}
              </dt>
              <dd className="mt-1 text-on-band-soft">
                {t.rich(`terms.${id}.text`, { de: germanTerm })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <AcademyHandover />
    </Section>
  );
}
