import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ownFacts } from '@/components/sections/recognise-us/own-facts';
import { BreakableAddress } from '@/components/ui/breakable-address';
import { Fold } from '@/components/ui/fold';
import { LogoMark } from '@/components/ui/logo-mark';
import { site } from '@/site.config';

type Props = {
  title: string;
  /** Text below the card. */
  text?: string;
  /** Whether the details open on demand. */
  folded?: boolean;
  /** What stands below the details. */
  children?: ReactNode;
};

/** The company's details, styled as an identity card. */
export function OwnFactsCard({ title, text, folded = false, children }: Props) {
  const t = useTranslations('common.ownFacts');
  const facts = ownFacts(site);
  const list = (
    <dl className="divide-y divide-edge">
      {facts.map(({ fact, value, href }) => (
        <div
          className="gap-x-4 py-3 sm:grid sm:grid-cols-[min(40%,11.75rem)_minmax(0,1fr)] sm:items-baseline"
          key={fact}
        >
          <dt className="text-small text-text-soft">{t(fact)}</dt>
          <dd className="wrap-anywhere font-semibold tabular-nums" data-nohyphen="">
            {href === undefined ? (
              <BreakableAddress address={value} />
            ) : (
              <a className="text-link" href={href}>
                <BreakableAddress address={value} />
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className="self-start overflow-hidden rounded-card border border-edge bg-paper">
      <div className="flex items-center gap-4 bg-band px-6 py-4 text-on-band lg:px-7">
        <LogoMark className="size-10" />
        <h3 className="text-title">{title}</h3>
      </div>
      <div className="px-6 lg:px-7">
        {folded ? (
          <Fold label={t('count', { count: facts.length })} look="item">
            {list}
          </Fold>
        ) : (
          list
        )}
      </div>
      {children !== undefined && (
        <div className="border-edge border-t px-6 lg:px-7">{children}</div>
      )}
      {text !== undefined && (
        <p className="border-edge border-t px-6 py-4 text-small lg:px-7">{text}</p>
      )}
    </div>
  );
}
