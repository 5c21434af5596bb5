'use client';

import { type ComponentType, useLayoutEffect, useState } from 'react';
import type { SettingsDialogProps } from '@/components/islands/consent/settings-dialog';
import { linkOf, listen, nextPaint, useSignal, whenVisible } from '@/components/islands/dom';
import { CloseButton } from '@/components/ui/close-button';
import { buttonClass } from '@/components/ui/links';
import {
  allCategories,
  type ConsentRecord,
  type ConsentTexts,
  onlyNecessary,
  readConsent,
  type Service,
  storeConsent,
} from '@/lib/consent/consent';

type CookieConsentProps = {
  /** The text about cookies, which the links to the settings lead to without scripts. */
  cookiesHref: string;
  services: readonly Service[];
  texts: ConsentTexts;
};

const answers = { onlyNecessary, acceptAll: allCategories } as const;

/** Both answers look the same, so that refusing is as easy as accepting. */
const answerClass = `whitespace-nowrap max-lg:px-2 ${buttonClass('outline', 'small')}`;

/** The height of a touch target, without increasing the line height. */
const linkClass = 'text-link -my-3.5 mr-4 inline-block whitespace-nowrap py-3.5 font-semibold';

/**
 * Asks for consent until there is a stored choice, and opens the settings from the banner or from
 * the footer. Renders nothing on the server, because nothing needs consent without scripts.
 */
export default function CookieConsent({ cookiesHref, services, texts }: CookieConsentProps) {
  const { record, isAsked, answer } = useConsent(services);
  const { Dialog, close } = useSettings();
  const { banner } = texts;
  const [privacyHref] = cookiesHref.split('#');
  /** Answers in the banner, which removes the focused button. */
  const answerBanner = (chosen?: ConsentRecord) => {
    focusOn(document.getElementById('main'));
    answer(chosen);
  };
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isAsked && <span>{banner.announcement}</span>}
      </p>
      {isAsked && (
        <section aria-label={banner.label} className="cookie-banner print:hidden">
          <div className="content">
            <p>
              <strong>{banner.title}</strong>{' '}
              {services.length > 0 ? banner.declared : banner.nothing}{' '}
              <a className={linkClass} href={privacyHref}>
                {banner.privacy}
              </a>{' '}
              <a
                aria-haspopup="dialog"
                className={linkClass}
                data-opens="cookie-settings"
                href={cookiesHref}
              >
                {banner.settings}
              </a>
            </p>
            <div className="grid grid-cols-[1fr_1fr] gap-[0.5rem] max-[37.5rem]:[grid-area:2/1/3/-1]">
              {(['onlyNecessary', 'acceptAll'] as const).map((name) => (
                <button
                  className={answerClass}
                  key={name}
                  onClick={() => answerBanner(answers[name])}
                  type="button"
                >
                  {banner[name]}
                </button>
              ))}
            </div>
            <CloseButton
              className="-mr-3 focus-visible:-outline-offset-3"
              label={banner.close}
              onClick={() => answerBanner()}
            />
          </div>
        </section>
      )}
      {Dialog && (
        <Dialog
          current={record ?? onlyNecessary}
          onCancel={close}
          onSave={async (chosen) => {
            await nextPaint();
            answer(chosen);
            close();
          }}
          services={services}
          texts={texts}
        />
      )}
    </>
  );
}

const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * The visitor's choice: read when the page is visible, and applied to the declared services.
 *
 * @returns `isAsked`: whether the banner is open; `answer` closes it, and stores a choice if any
 */
function useConsent(services: readonly Service[]) {
  const [consent, setConsent] = useState<{
    record?: ConsentRecord | undefined;
    isAsked: boolean;
  }>();
  const { record, isAsked = false } = consent ?? {};

  useSignal([services], (signal) => {
    /** Reads the choice again, which another tab may have stored, or a page between two visits. */
    const update = () => {
      const stored = readConsent(services);
      if (stored) setConsent({ record: stored, isAsked: false });
      return stored !== undefined;
    };
    const ask = () => update() || setConsent({ isAsked: true });
    // A separate task, because rendering the banner takes as long as hydrating the whole page.
    const timer = setTimeout(() => whenVisible(ask, signal));
    signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('storage', update, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && update(), { signal });
  });

  // Marks the document, so that nothing focused or linked to is below the banner.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-banner', isAsked);
  }, [isAsked]);

  useLayoutEffect(() => {
    if (!record || services.length === 0) return;
    import('@/lib/consent/apply-consent').then(
      ({ applyConsent }) => applyConsent(services, record),
      (error: unknown) => console.error('The services did not start.', error),
    );
  }, [record, services]);

  const answer = (chosen?: ConsentRecord) => {
    if (chosen) storeConsent(chosen, services);
    setConsent({ record: chosen, isAsked: false });
  };
  return { record, isAsked, answer };
}

/** Links to the settings, in the banner and in the page. */
const settingsLink = 'a[data-opens="cookie-settings"]';

/**
 * Makes the page's links to the cookie settings open the dialog. Its code is loaded before the
 * click; if that fails, the link leads to the text about cookies, as without scripts.
 */
function useSettings() {
  const [Dialog, setDialog] = useState<ComponentType<SettingsDialogProps>>();
  const [opener, setOpener] = useState<HTMLAnchorElement>();
  useSignal([], (signal) => {
    const load = async () => {
      const { SettingsDialog } = await import('@/components/islands/consent/settings-dialog');
      setDialog(() => SettingsDialog);
    };
    listen(document, ['pointerdown', 'focusin'], { passive: true, signal }, (event) => {
      if (linkOf(event, settingsLink)) load().catch(() => undefined);
    });
    listen(document, 'click', { signal }, (event) => {
      const link = linkOf(event, settingsLink);
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void nextPaint().then(() => setOpener(link));
      load().catch(() => window.location.assign(link.href));
    });
  });
  const close = () => {
    setOpener(undefined);
    // After the dialog and the banner are removed, and after Headless UI has moved the focus.
    void nextPaint().then(() =>
      focusOn(opener?.isConnected ? opener : document.getElementById('main')),
    );
  };
  return { Dialog: opener && Dialog, close };
}
