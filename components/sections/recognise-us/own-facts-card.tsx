import { useTranslations } from 'next-intl';
import { ownFacts } from '@/components/sections/recognise-us/own-facts';
import { BreakableAddress } from '@/components/ui/breakable-address';
import { LogoMark } from '@/components/ui/logo-mark';
import { site } from '@/site.config';

type Props = {
  title: string;
  /** Text below the card. */
  text?: string;
};

/** The company's details, styled as an identity card. */
export function OwnFactsCard({ title, text }: Props) {
  const t = useTranslations('common.ownFacts');
  return (
    <div className="self-start overflow-hidden rounded-card border border-edge bg-paper">
      <div className="flex items-center gap-4 bg-band px-6 py-5 text-on-band lg:px-8">
        <LogoMark className="size-10" />
        <h3 className="text-title">{title}</h3>
      </div>
      <dl className="divide-y divide-edge px-6 lg:px-8">
        {ownFacts(site).map(({ fact, value, href }) => (
          <div
            className="gap-x-6 py-3 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
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
      {text !== undefined && (
        <p className="border-edge border-t px-6 py-5 text-small lg:px-8">{text}</p>
      )}
    </div>
  );
}
