'use client';

import { type ComponentType, useLayoutEffect, useState } from 'react';
import type {
  SettingsDialogProps,
  SettingsTexts,
} from '@/components/islands/consent/settings-dialog';
import { useConsent } from '@/components/islands/consent/use-consent';
import { listen } from '@/components/islands/dom';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { X } from '@/components/ui/icon-shapes';
import { buttonClass } from '@/components/ui/links';
import {
  allCategories,
  type ConsentRecord,
  onlyNecessary,
  type Service,
} from '@/lib/consent/consent';

type BannerTexts = Readonly<
  Record<'label' | 'title' | 'text' | 'privacy' | 'settings' | 'close', string> &
    Record<'acceptAll' | 'onlyNecessary' | 'announcement', string>
>;

export type CookieConsentProps = {
  /** The text about cookies, which the links to the settings lead to without scripts. */
  cookiesHref: string;
  services: readonly Service[];
  texts: { banner: BannerTexts; settings: SettingsTexts };
};

/**
 * Asks for consent until there is a stored choice, and opens the settings from the banner or from
 * the footer. Renders nothing on the server, because nothing needs consent without scripts.
 */
export default function CookieConsent({ cookiesHref, services, texts }: CookieConsentProps) {
  const { record, isAsked, choose, closeUnanswered } = useConsent(services);
  const { Dialog, close } = useSettings();
  useRoomForBanner(isAsked);
  const answer = (chosen: ConsentRecord) => {
    focusMain();
    choose(chosen);
  };
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isAsked && <span>{texts.banner.announcement}</span>}
      </p>
      {isAsked && (
        <CookieBanner
          cookiesHref={cookiesHref}
          onAnswer={answer}
          onClose={() => {
            focusMain();
            closeUnanswered();
          }}
          texts={texts.banner}
        />
      )}
      {Dialog && (
        <Dialog
          current={record ?? onlyNecessary}
          onCancel={close}
          onSave={(chosen) => {
            choose(chosen);
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
  cookiesHref: string;
  onAnswer: (record: ConsentRecord) => void;
  onClose: () => void;
};

/** Both answers look the same, so that refusing is as easy as accepting. */
const answerClass = `whitespace-nowrap max-lg:px-2 ${buttonClass('quiet', 'small')}`;

/** The height of a touch target, without increasing the line height. */
const linkClass = 'text-link -my-3.5 mr-4 inline-block whitespace-nowrap py-3.5 font-semibold';

/** The question about consent: a strip along the lower edge of the window. */
function CookieBanner({ texts, cookiesHref, onAnswer, onClose }: CookieBannerProps) {
  const [privacyHref] = cookiesHref.split('#');
  return (
    <section aria-label={texts.label} className="cookie-banner print:hidden">
      <div className="content">
        <p>
          <strong>{texts.title}</strong> {texts.text}{' '}
          <a className={linkClass} href={privacyHref}>
            {texts.privacy}
          </a>{' '}
          <a
            aria-haspopup="dialog"
            className={linkClass}
            data-opens="cookie-settings"
            href={cookiesHref}
          >
            {texts.settings}
          </a>
        </p>
        <div className="cookie-banner-answers">
          <button className={answerClass} onClick={() => onAnswer(onlyNecessary)} type="button">
            {texts.onlyNecessary}
          </button>
          <button className={answerClass} onClick={() => onAnswer(allCategories)} type="button">
            {texts.acceptAll}
          </button>
        </div>
        <button
          aria-label={texts.close}
          className="-mr-3 grid size-11 place-items-center rounded-full text-text-soft hover:bg-tint hover:text-text"
          onClick={onClose}
          title={texts.close}
          type="button"
        >
          <DrawnIcon shapes={X} />
        </button>
      </div>
    </section>
  );
}

/** Moves the focus to the main element without scrolling, before the focused element is removed. */
function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Marks the document while the banner is open, so that nothing focused or linked to is below it. */
function useRoomForBanner(isOpen: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-banner', isOpen);
  }, [isOpen]);
}

const importDialog = () => import('@/components/islands/consent/settings-dialog');

/** Links that open the settings if scripts run. */
const links = 'a[data-opens="cookie-settings"]';

const findLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;

/**
 * Makes the page's links to the cookie settings open the dialog. Its code is loaded before the
 * click; if that fails, the link leads to the text about cookies, as without scripts.
 */
function useSettings(): {
  Dialog: ComponentType<SettingsDialogProps> | undefined;
  close: () => void;
} {
  const [Dialog, setDialog] = useState<ComponentType<SettingsDialogProps>>();
  const [opener, setOpener] = useState<HTMLAnchorElement>();
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const { SettingsDialog } = await importDialog();
      setDialog(() => SettingsDialog);
    };
    for (const link of document.querySelectorAll(links)) {
      link.setAttribute('aria-haspopup', 'dialog');
    }
    listen(document, ['pointerover', 'focusin'], { passive: true, signal }, (event) => {
      if (findLink(event)) load().catch(() => undefined);
    });
    listen(document, 'click', { signal }, (event) => {
      const link = findLink(event);
      const { button, metaKey, ctrlKey, shiftKey } = event;
      if (!link || button !== 0 || metaKey || ctrlKey || shiftKey) return;
      event.preventDefault();
      link.setAttribute('aria-busy', 'true');
      // Once loaded, it opens in the same event, so that a quick Escape closes it.
      setOpener(link);
      load()
        .catch(() => window.location.assign(link.href))
        .finally(() => link.removeAttribute('aria-busy'));
    });
    return () => controller.abort();
  }, []);
  const close = () => {
    setOpener(undefined);
    // Headless UI moves the focus in a microtask; this runs later.
    setTimeout(() => {
      if (opener?.isConnected) opener.focus({ preventScroll: true });
      else focusMain();
    });
  };
  return { Dialog: opener && Dialog, close };
}
