import { useTranslations } from 'next-intl';
import { FiguresBand } from '@/components/sections/figures-band';

const stats = ['candidates', 'retention', 'speed', 'availability'] as const;

/** Four figures. */
export function HomeStats() {
  const t = useTranslations('home.stats');
  return (
    <FiguresBand
      figures={stats.map((id) => ({ figure: t(`${id}.figure`), label: t(`${id}.label`) }))}
      note={t('note')}
      title={t('title')}
    />
  );
}
