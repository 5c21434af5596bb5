import { useTranslations } from 'next-intl';
import { DirectLinks } from '@/components/sections/contact/channels';
import { complaintValues, OwnFactsCard, publicOffices } from '@/components/sections/recognise-us';
import { Scene, SectionHeading } from '@/components/sections/shared';
import { Icon } from '@/components/ui/icon';
import { ButtonLink, linkTo, newTab } from '@/components/ui/links';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { pictureOf } from '@/lib/pictures/picture-of';
import { hasPhone } from '@/lib/site/channels';
import { hostOf } from '@/lib/site/host-of';
import { site } from '@/site.config';

/** Hero section: title, drawing, and the card that links to the booking page. */
export function ContactHero() {
  const t = useTranslations('contact');
  return (
    <section aria-labelledby="hero-title" className="bg-background">
      <div className="content grid gap-x-10 gap-y-5 pt-12 tight:pt-28 lg:grid-cols-[minmax(min-content,5fr)_8fr]">
        <h1 className="text-display lg:col-span-2" id="hero-title">
          {t('hero.title')}
        </h1>
        <div className="lg:col-start-2">
          <DirectLinks />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:mb-16">
          <p className="max-w-measure text-lead text-text-soft">
            {t(hasPhone(site) ? 'hero.lead' : 'hero.leadWithoutPhone')}
          </p>
          <section
            aria-labelledby="appointment-title"
            className="mt-7 rounded-card border border-edge bg-paper p-5 sm:p-6"
          >
            <h2 className="flex items-start gap-3 text-title" id="appointment-title">
              <Icon className="size-7 text-action" name="calendar" />
              {t('appointment.title')}
            </h2>
            <p className="mt-3 text-text-soft">{t('appointment.text')}</p>
            <div className="mt-5 flex flex-col sm:flex-row">
              <ButtonLink
                external
                href={site.links.booking}
                icon="arrow-up-right"
                variant="primary"
              >
                {t('appointment.button')}
              </ButtonLink>
            </div>
            <p className="mt-3 wrap-anywhere text-small text-text-soft">
              {t('appointment.note', { host: hostOf(site.links.booking) })}
            </p>
          </section>
          <ContactPerson />
        </div>
        <div className="scene-contact self-end lg:col-start-2">
          <Scene alt={t('hero.picture')} className="w-full" page="contact" />
        </div>
      </div>
    </section>
  );
}

/** The promise of one person for every reader, with a drawn portrait that shows no real person. */
function ContactPerson() {
  const t = useTranslations('contact.form.person');
  const portrait = pictureOf('person-face');
  return (
    <div className="mt-8 flex items-center gap-4">
      {portrait !== undefined && (
        <Picture
          {...portrait}
          alt=""
          className="size-28 shrink-0 rounded-full border-2 border-text bg-tint object-cover"
        />
      )}
      <p className="max-w-measure text-small">
        <strong>{t('title')}</strong> {t('text')}
      </p>
    </div>
  );
}

const law = 'https://www.gesetze-im-internet.de/sgb_3/__296.html';

/**
 * Offices relevant to all readers of this page, including employers; the nurses' page lists more.
 */
const offices = [
  { id: 'register', href: publicOffices.register },
  { id: 'employment', href: publicOffices.agency },
  { id: 'advice', href: publicOffices.advice },
  { id: 'consumers', href: publicOffices.consumers },
] as const;

/** How to recognise impostors. */
export function ContactRecognise() {
  const t = useTranslations('contact.recognise');
  const { complaints } = site.disclosures;
  return (
    <Section background="warm" labelledBy="recognise-title">
      <SectionHeading id="recognise-title" lead={t('lead')} title={t('title')} />
      <ul className="mt-8 grid gap-x-16 gap-y-7 border-accent border-l-4 pl-6 lg:grid-cols-2">
        <li className="max-w-measure">
          <h3 className="text-title">{t('rules.money.title')}</h3>
          <p className="mt-2 text-text-soft">
            {t.rich('rules.money.text', { law: linkTo(law, newTab) })}
          </p>
        </li>
        <li className="max-w-measure">
          <h3 className="text-title">{t('rules.sender.title')}</h3>
          <p className="mt-2 text-text-soft">{t('rules.sender.text')}</p>
        </li>
        {complaints !== undefined && (
          <li className="max-w-measure">
            <h3 className="text-title">{t('rules.complaints.title')}</h3>
            <p className="mt-2 text-text-soft">
              {t.rich('rules.complaints.text', complaintValues(complaints))}
            </p>
          </li>
        )}
      </ul>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-2">
        <OwnFactsCard title={t('ours.title')} />
        <div>
          <h3 className="text-title">{t('checks.title')}</h3>
          <ul className="mt-5 border-edge-strong/40 border-t">
            {offices.map(({ id, href }) => (
              <li className="border-edge-strong/40 border-b py-3" key={id}>
                <h4 className="font-bold" lang="de">
                  {t(`checks.${id}.german`)}
                </h4>
                <p className="mt-1 max-w-measure text-text-soft">{t(`checks.${id}.text`)}</p>
                <a
                  className="text-link inline-flex min-h-11 items-center font-semibold"
                  href={href}
                  {...newTab}
                >
                  {hostOf(href)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
