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
const answerLook = `whitespace-nowrap max-sm:px-2 ${buttonLook('primary', 'small')}`;

/** As high as a finger, without making the line of text higher. */
const linkLook = 'text-link -my-3 mr-4 inline-block whitespace-nowrap py-3 font-semibold';

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
      <div className="notice-text text-small leading-snug">
        <p>
          <strong>{texts.title}</strong> {texts.text}{' '}
          <span className="notice-links">
            <a className={linkLook} href={privacyHref}>
              {texts.privacy}
            </a>{' '}
            <button
              aria-busy={isBusy}
              aria-haspopup="dialog"
              className={linkLook}
              onClick={({ currentTarget }) => onSettings(currentTarget)}
              onFocus={onTouchSettings}
              onPointerDown={onTouchSettings}
              onPointerOver={onTouchSettings}
              type="button"
            >
              {texts.settings}
            </button>
          </span>
        </p>
        {problem !== undefined && (
          <p className="mt-1 font-semibold text-accent-strong">{problem}</p>
        )}
      </div>
      <div className="notice-answers order-1 grid w-full tight:grid-cols-1 grid-cols-2 gap-2">
        <button className={answerLook} onClick={() => onAnswer(onlyNecessary)} type="button">
          {texts.onlyNecessary}
        </button>
        <button className={answerLook} onClick={() => onAnswer(everything)} type="button">
          {texts.acceptAll}
        </button>
      </div>
    </BottomBar>
  );
}
