import { BottomBar } from '@/components/islands/consent/bottom-bar';
import type { BannerTexts } from '@/components/islands/consent/contract';
import { buttonLook } from '@/components/ui/button-look';
import { type ConsentRecord, everything, onlyNecessary } from '@/lib/consent/record';

type Props = {
  texts: BannerTexts;
  privacyHref: string;
  /** Why the settings did not open, where they did not. */
  problem: string | undefined;
  isHidden: boolean;
  /** Whether the settings are on their way. */
  isBusy: boolean;
  onAnswer: (record: ConsentRecord) => void;
  onClose: () => void;
  onSettings: (button: HTMLElement) => void;
  onTouchSettings: () => void;
};

/** Both answers look the same, so that refusing is as easy as accepting. */
const answerLook = `w-full whitespace-nowrap max-sm:px-2 ${buttonLook('primary', 'small')}`;
const quietLook =
  'inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-small text-link';

/** The question about consent, at the bottom of the window. */
export function Banner({
  texts,
  privacyHref,
  problem,
  isHidden,
  isBusy,
  onAnswer,
  onClose,
  onSettings,
  onTouchSettings,
}: Props) {
  return (
    <BottomBar close={texts.close} isHidden={isHidden} label={texts.label} onClose={onClose}>
      <div className="lg:flex lg:items-center lg:gap-10 lg:pr-10">
        <div className="lg:flex-1">
          <p className="pr-9 font-bold leading-snug lg:pr-0">{texts.title}</p>
          <p className="mt-1 max-w-measure text-small text-text-soft max-sm:leading-snug">
            {texts.text}
          </p>
          {problem !== undefined && (
            <p className="mt-2 max-w-measure font-semibold text-accent-strong text-small">
              {problem}
            </p>
          )}
        </div>
        <div className="mt-3 sm:flex sm:items-center sm:gap-6 lg:mt-0 lg:block">
          <div className="grid tight:grid-cols-1 grid-cols-2 gap-2 sm:w-96">
            <button className={answerLook} onClick={() => onAnswer(onlyNecessary)} type="button">
              {texts.onlyNecessary}
            </button>
            <button className={answerLook} onClick={() => onAnswer(everything)} type="button">
              {texts.acceptAll}
            </button>
          </div>
          <div className="-mb-2 flex flex-wrap gap-x-6 max-sm:mt-1 sm:mb-0 lg:mt-1 lg:-mb-2 lg:justify-center">
            <button
              aria-busy={isBusy}
              aria-haspopup="dialog"
              className={quietLook}
              onClick={({ currentTarget }) => onSettings(currentTarget)}
              onFocus={onTouchSettings}
              onPointerDown={onTouchSettings}
              onPointerOver={onTouchSettings}
              type="button"
            >
              {texts.settings}
            </button>
            <a className={quietLook} href={privacyHref}>
              {texts.privacy}
            </a>
          </div>
        </div>
      </div>
    </BottomBar>
  );
}
