'use client';

import { Banner } from '@/components/islands/consent/banner';
import { BottomBar } from '@/components/islands/consent/bottom-bar';
import type {
  BannerTexts,
  ProgressTexts,
  SettingsTexts,
} from '@/components/islands/consent/contract';
import { focusMain } from '@/components/islands/consent/focus-main';
import { useConsent } from '@/components/islands/consent/use-consent';
import { useScrollbarMark } from '@/components/islands/consent/use-scrollbar-mark';
import { useSettings } from '@/components/islands/consent/use-settings';
import { useSettingsLinks } from '@/components/islands/consent/use-settings-links';
import type { ConsentRecord } from '@/lib/consent/record';
import type { Service } from '@/lib/consent/services';

export type ConsentNoticeProps = {
  privacyHref: string;
  services: readonly Service[];
  texts: { banner: BannerTexts; notice: ProgressTexts; settings: SettingsTexts };
};

/**
 * Asks for consent until there is a stored choice, and opens the settings from the banner or from
 * the footer. The server's HTML holds nothing that can be seen: without scripts there is nothing
 * that would need consent.
 */
export default function ConsentNotice({ privacyHref, services, texts }: ConsentNoticeProps) {
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
  const problem = state === 'failed' ? texts.notice.failed : undefined;
  const said = {
    closed: isAsked && texts.notice.announcement,
    loading: texts.notice.loading,
    failed: texts.notice.failed,
    open: undefined,
  };
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {said[state]}
      </p>
      {consent && (
        <Banner
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
        <BottomBar close={texts.notice.dismiss} label={texts.settings.title} onClose={close}>
          <p className="notice-text">{problem}</p>
        </BottomBar>
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
