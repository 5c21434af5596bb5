import { useTranslations } from 'next-intl';
import { RecogniseUs } from '@/components/sections/recognise-us/recognise-us';

/** How nurses recognise impostors. */
export function NursesRecognise() {
  const t = useTranslations('nurses.recognise');
  const place = (id: 'register' | 'agency' | 'advice' | 'consumers') => ({
    name: t(`places.${id}.german`),
    text: t(`places.${id}.text`),
  });
  return (
    <RecogniseUs
      texts={{
        title: t('title'),
        lead: t('lead'),
        never: {
          title: t('never.title'),
          items: [t('never.money'), t('never.originals'), t('never.passwords'), t('never.rush')],
          suspicion: t('suspicion'),
        },
        ours: { title: t('ours.title'), text: t('ours.text') },
        places: {
          title: t('places.title'),
          items: {
            register: place('register'),
            agency: place('agency'),
            advice: place('advice'),
            consumers: place('consumers'),
          },
          date: t('date'),
        },
      }}
    />
  );
}
