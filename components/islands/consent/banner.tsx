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
          <a className="text-link font-semibold" href={privacyHref}>
            {texts.privacy}
          </a>
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
      <button
        aria-busy={isBusy}
        aria-haspopup="dialog"
        className="min-h-11 whitespace-nowrap font-semibold text-small text-link"
        onClick={({ currentTarget }) => onSettings(currentTarget)}
        onFocus={onTouchSettings}
        onPointerDown={onTouchSettings}
        onPointerOver={onTouchSettings}
        type="button"
      >
        {texts.settings}
      </button>
    </BottomBar>
  );
}
