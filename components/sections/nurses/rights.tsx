import { useTranslations } from 'next-intl';
import { RegisterCall } from '@/components/sections/nurses/offer';
import { useTextValues } from '@/components/sections/nurses/sources';
import { Drawing } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';

const mainRights = ['end', 'fee'] as const;
const furtherRights = ['others', 'profile', 'clauses'] as const;

/** What a nurse may always do, and what nobody may ask of her. */
export function NursesRights() {
  const t = useTranslations('nurses.rights');
  const values = useTextValues();
  return (
    <div className="bg-background">
      <div className="content grid gap-x-16 gap-y-4 py-section lg:grid-cols-[2fr_3fr]">
        <div className="flex items-end justify-between gap-4 lg:block">
          <h3 className="text-subheading" id="rechte">
            {t('title')}
          </h3>
          <Drawing
            className="large-text:hidden w-24 shrink-0 lg:mt-8 lg:w-44"
            name="nurses-wallet"
          />
        </div>
        <div>
          <ul className="divide-y divide-edge-strong/40 border-action border-t-2">
            {mainRights.map((id) => (
              <li className="py-1.5 first:font-bold" key={id}>
                {t.rich(id, values)}
              </li>
            ))}
          </ul>
          <div className="open-when-wide border-edge-strong/40 border-t">
            <Disclosure isInline label={t('more')}>
              <ul className="divide-y divide-edge-strong/40">
                {furtherRights.map((id) => (
                  <li className="py-1.5" key={id}>
                    {t.rich(id, values)}
                  </li>
                ))}
              </ul>
            </Disclosure>
          </div>
          <RegisterCall />
        </div>
      </div>
    </div>
  );
}
