import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { phoneHref, viberHref, whatsappHref } from '@/lib/site/channel-links';
import { site } from '@/site.config';

const linkLook = 'text-link inline-flex min-h-11 items-center gap-2 font-semibold';

/** The shortest way to a person: WhatsApp, with a greeting already written, or a call. */
export function NursesWhatsApp() {
  const t = useTranslations('nurses.whatsapp');
  const { nursePhone, viber, whatsapp } = site.channels;
  return (
    <Section ground="tint" id="kontakt-whatsapp" labelledBy="kontakt-whatsapp-title">
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-16">
        <div>
          <h2 className="max-w-[14ch] text-display" id="kontakt-whatsapp-title">
            {t('title')}
          </h2>
          <p className="mt-6 max-w-measure text-lead">{t('text')}</p>
        </div>
        <div>
          {whatsapp !== undefined && (
            <>
              <ButtonLink
                external
                href={whatsappHref(whatsapp, t('greeting'))}
                icon="chat"
                look="accent"
              >
                {t('button')}
              </ButtonLink>
              <p className="mt-3 text-small text-text-soft">{t('buttonNote')}</p>
            </>
          )}
          <p className="mt-4 font-semibold">{t('other')}</p>
          <ul>
            {nursePhone !== undefined && (
              <li>
                <a className={linkLook} href={phoneHref(nursePhone)}>
                  <Icon name="phone" />
                  {t('phone')}: {nursePhone}
                </a>
              </li>
            )}
            {viber !== undefined && (
              <li>
                <a className={linkLook} href={viberHref(viber)}>
                  <Icon name="chat" />
                  {t('viber')}: {viber}
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
    </Section>
  );
}
