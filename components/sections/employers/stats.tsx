import { useTranslations } from 'next-intl';
import { FiguresBand } from '@/components/sections/figures-band';

const stats = ['candidates', 'retention', 'speed', 'availability'] as const;

/** Four figures. */
export function EmployersStats() {
  const t = useTranslations('employers.stats');
  return (
    <FiguresBand
      figures={stats.map((id) => ({ figure: t(`${id}.figure`), label: t(`${id}.label`) }))}
      id="stats"
      note={t('note')}
      title={t('title')}
    />
  );
}
