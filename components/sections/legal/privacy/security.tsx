import { useTranslations } from 'next-intl';

const measures = ['transport', 'policy', 'database', 'people'] as const;

/** Security measures. */
export function PrivacySecurity() {
  const t = useTranslations('privacy.security');
  return (
    <>
      <p>{t('intro')}</p>
      <ul>
        {measures.map((measure) => (
          <li key={measure}>{t(measure)}</li>
        ))}
      </ul>
      <p>{t('limits')}</p>
    </>
  );
}
