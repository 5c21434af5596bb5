import { type OwnFact, ownFacts } from '@/components/sections/recognise-us/own-facts';
import { LogoMark } from '@/components/ui/logo-mark';
import { site } from '@/site.config';

type Props = { title: string; text: string; labels: Record<OwnFact, string> };

/** The company's facts like an identity card: what is not on it is not the company. */
export function OwnFacts({ title, text, labels }: Props) {
  return (
    <div className="self-start overflow-hidden rounded-card border border-edge bg-paper">
      <div className="flex items-center gap-4 bg-band px-6 py-5 text-on-band lg:px-8">
        <LogoMark className="size-10" />
        <h3 className="text-title">{title}</h3>
      </div>
      <dl className="px-6 lg:px-8">
        {ownFacts(site).map(({ fact, value }) => (
          <div
            className="gap-x-6 border-edge border-b py-3 sm:grid sm:grid-cols-[2fr_3fr]"
            key={fact}
          >
            <dt className="text-small text-text-soft">{labels[fact]}</dt>
            <dd className="font-semibold" data-nohyphen="">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="px-6 py-5 text-small lg:px-8">{text}</p>
    </div>
  );
}
