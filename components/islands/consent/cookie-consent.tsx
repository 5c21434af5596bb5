'use client';

import { type ReactNode, useRef } from 'react';
import {
  useBottomInset,
  useDocked,
  useScrollbarMark,
} from '@/components/islands/consent/banner-position';
import {
  type BannerTexts,
  focusMain,
  type SettingsTexts,
  type StatusTexts,
  useConsent,
} from '@/components/islands/consent/use-consent';
import { useSettings, useSettingsLinks } from '@/components/islands/consent/use-settings';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { X } from '@/components/ui/icon-shapes';
import { buttonClass } from '@/components/ui/links';
import { ChangingText } from '@/components/ui/text';
import type { Service } from '@/lib/consent/consent';
import { allCategories, type ConsentRecord, onlyNecessary } from '@/lib/consent/consent';

export type CookieConsentProps = {
  privacyHref: string;
  services: readonly Service[];
  texts: { banner: BannerTexts; status: StatusTexts; settings: SettingsTexts };
};

/**
 * Asks for consent until there is a stored choice, and opens the settings from the banner or from
 * the footer. The server-rendered HTML is invisible, because nothing needs consent without scripts.
 */
export default function CookieConsent({ privacyHref, services, texts }: CookieConsentProps) {
  const { consent, choose, change, closeUnanswered } = useConsent(services);
  const { state, loaded, opener, prepare, open, close } = useSettings();
  const isBusy = state === 'loading';
  useScrollbarMark();
  useSettingsLinks({ isBusy, prepare, open });

  const isAsked = consent?.isAsked === true;
  const answer = (record: ConsentRecord) => {
    focusMain();
    choose(record);
    close();
  };
  const problem = state === 'failed' ? texts.status.failed : undefined;
  const said = {
    closed: isAsked && texts.status.announcement,
    loading: texts.status.loading,
    failed: texts.status.failed,
    open: undefined,
  };
  return (
    <>
      <p aria-live="polite" className="sr-only">
        <ChangingText text={said[state]} />
      </p>
      {consent && (
        <CookieBanner
          isBusy={isBusy}
          isHidden={!isAsked}
          onAnswer={answer}
          onClose={() => {
            focusMain();
            closeUnanswered();
          }}
          onSettings={open}
          onTouchSettings={prepare}
          privacyHref={privacyHref}
          problem={problem}
          texts={texts.banner}
        />
      )}
      {problem !== undefined && !isAsked && (
        <BannerFrame close={texts.status.dismiss} label={texts.settings.title} onClose={close}>
          <p className="cookie-banner-text">{problem}</p>
        </BannerFrame>
      )}
      {loaded && (
        <loaded.Dialog
          current={consent?.record}
          motion={loaded.motion}
          onCancel={close}
          opener={opener}
          onSave={(changes) => {
            change(changes);
            close();
          }}
          services={services}
          texts={texts.settings}
        />
      )}
    </>
  );
}

type CookieBannerProps = {
  texts: BannerTexts;
  privacyHref: string;
  /** The error if the settings could not be opened. */
  problem: string | undefined;
  isHidden: boolean;
  /** Whether the settings are being loaded. */
  isBusy: boolean;
  onAnswer: (record: ConsentRecord) => void;
  onClose: () => void;
  onSettings: (button: HTMLElement) => void;
  onTouchSettings: () => void;
};

/** Both answers look the same, so that refusing is as easy as accepting. */
const answerClass = `whitespace-nowrap max-lg:px-2 ${buttonClass('quiet', 'small')}`;

/** The height of a touch target, without increasing the line height. */
const linkClass = 'text-link -my-3.5 mr-4 inline-block whitespace-nowrap py-3.5 font-semibold';

/** The question about consent, at the bottom of the window. */
function CookieBanner({
  texts,
  privacyHref,
  problem,
  isHidden,
  isBusy,
  onAnswer,
  onClose,
  onSettings,
  onTouchSettings,
}: CookieBannerProps) {
  return (
    <BannerFrame close={texts.close} isHidden={isHidden} label={texts.label} onClose={onClose}>
      <div className="cookie-banner-text">
        <p>
          <strong>{texts.title}</strong> {texts.text}{' '}
          <a className={linkClass} href={privacyHref}>
            {texts.privacy}
          </a>{' '}
          <button
            aria-busy={isBusy}
            aria-haspopup="dialog"
            className={linkClass}
            onClick={({ currentTarget }) => onSettings(currentTarget)}
            onFocus={onTouchSettings}
            onPointerDown={onTouchSettings}
            onPointerOver={onTouchSettings}
            type="button"
          >
            {texts.settings}
          </button>
        </p>
        {problem !== undefined && (
          <p className="mt-1 font-semibold text-accent-strong">{problem}</p>
        )}
      </div>
      <div className="cookie-banner-answers grid large-text:grid-cols-1 grid-cols-2 gap-2">
        <button className={answerClass} onClick={() => onAnswer(onlyNecessary)} type="button">
          {texts.onlyNecessary}
        </button>
        <button className={answerClass} onClick={() => onAnswer(allCategories)} type="button">
          {texts.acceptAll}
        </button>
      </div>
    </BannerFrame>
  );
}

type BannerFrameProps = {
  label: string;
  /** Accessible name of the close button. */
  close: string;
  onClose: () => void;
  /** Hides the banner instead of removing it, because it may contain the opener of the settings. */
  isHidden?: boolean;
  children: ReactNode;
};

/**
 * A banner at the bottom of the window, with a close button. It is a bar along the edge, or in wide
 * windows a card in the left corner while the page is at its top.
 */
function BannerFrame({ label, close, onClose, isHidden = false, children }: BannerFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isDocked = useDocked(frame);
  useBottomInset(frame, { isShown: !isHidden, isDocked });
  return (
    <div
      className={`cookie-banner fixed inset-x-0 z-30 max-h-full overflow-y-auto border-edge border-t bg-paper print:hidden ${isDocked ? '' : 'cookie-banner-card'}`}
      hidden={isHidden}
      // A new element: moving the old one would count as a layout shift.
      key={isDocked ? 'bar' : 'card'}
      ref={frame}
    >
      <section aria-label={label} className="content">
        {children}
        <button
          aria-label={close}
          className="-mr-3 grid size-11 place-items-center rounded-full text-text-soft hover:bg-tint hover:text-text"
          onClick={onClose}
          title={close}
          type="button"
        >
          <DrawnIcon shapes={X} />
        </button>
      </section>
    </div>
  );
}
