import type { SettingsTexts } from '@/components/islands/consent/contract';
import { type Service, storedNames } from '@/lib/consent/services';

type Props = {
  services: readonly Service[];
  texts: Pick<SettingsTexts, 'empty' | 'stores' | 'storesNothing'>;
};

/** Which services wait for a category, and what each of them stores. */
export function ServiceList({ services, texts }: Props) {
  if (services.length === 0) {
    return <p className="mt-2 font-semibold text-small">{texts.empty}</p>;
  }
  return (
    <ul className="mt-2 space-y-1 text-small">
      {services.map((service) => {
        const names = storedNames(service);
        return (
          <li key={service.id}>
            <span className="font-semibold">{service.name}</span>.{' '}
            {names.length === 0 ? texts.storesNothing : `${texts.stores} ${names.join(', ')}`}
          </li>
        );
      })}
    </ul>
  );
}
