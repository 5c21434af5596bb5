import { useTranslations } from 'next-intl';
import { LogoMark } from '@/components/ui/icon';
import { linkTo } from '@/components/ui/links';
import { Picture } from '@/components/ui/picture';
import { useLocale } from '@/lib/i18n/locale';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { displayUrl, phoneHref } from '@/lib/site/channels';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';

/** Renders a tag of a translated text as a link to the company's e-mail address. */
export const mailLink = linkTo(`mailto:${site.email}`, { 'data-nohyphen': '' });

/** A value that may break after its slashes: a URL has no spaces. */
const atSlashes = (value: string) =>
  value.split(/(?<=\/)/).map((part, index) => [index > 0 && <wbr key={part} />, part]);

/**
 * The company's name and addresses, to compare with a message that claims to come from the company:
 * in reading order, styled as an identity card. Missing ones are omitted. The numbers are in the
 * channels above, so that the page states each once.
 */
export function CompanyDetailsCard({ title }: { title: string }) {
  const { company, channels, optional, email, links, url } = site;
  const t = useTranslations('common.companyDetails');
  // Its text is above, in the cards.
  const isPhone = (number: string) =>
    [channels.employerPhone, channels.nursePhone].includes(number);
  const details: { label: string; value: string | undefined; href?: string | undefined }[] = [
    { label: t('company'), value: company.name },
    { label: t('address'), value: `${company.street}, ${company.postalCode} ${company.city}` },
    { label: t('register'), value: `${company.registerCourt}, ${company.registerNumber}` },
    { label: t('website'), value: new URL(url).host },
    { label: t('email'), value: email, href: `mailto:${email}` },
    {
      label: t('channels'),
      value: Object.keys(channels).length > 0 ? t('channelsAbove') : undefined,
      href: '#channels-title',
    },
    ...(['whatsapp', 'viber'] as const).map((channel) => ({
      label: t(channel),
      value: channels[channel] && isPhone(channels[channel]) ? undefined : channels[channel],
    })),
    ...(optional.team ?? []).map(({ name, phone }) => ({
      label: name,
      value: phone && isPhone(phone) ? undefined : phone,
      href: phone && phoneHref(phone),
    })),
    {
      label: t('dataProtectionOfficer'),
      value: optional.dataProtectionOfficer?.email,
      href: `mailto:${optional.dataProtectionOfficer?.email}`,
    },
    { label: t('learningApp'), value: displayUrl(links.learningApp) },
    { label: t('booking'), value: displayUrl(links.booking) },
  ];
  return (
    <div className="self-start overflow-hidden rounded-card border border-edge bg-paper">
      <div className="flex items-center gap-4 bg-band px-6 py-4 text-on-band lg:px-7">
        <LogoMark className="size-10" />
        <h3 className="text-title">{title}</h3>
      </div>
      <dl className="divide-y divide-edge px-6 pt-2 pb-4 lg:px-7">
        {details.map(
          ({ label, value, href }) =>
            value !== undefined && (
              <div
                className="items-baseline gap-x-4 py-1 sm:grid sm:grid-cols-[min(40%,11.75rem)_minmax(0,1fr)] sm:py-3"
                key={label}
              >
                <dt className="text-small text-text-soft">{label}</dt>
                <dd className="wrap-anywhere font-semibold tabular-nums" data-nohyphen="">
                  {href === undefined ? atSlashes(value) : linkTo(href)(value)}
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

/** Working days until a message is answered; 0 if not configured: texts then say “soon”. */
export const replyDays = () => site.optional.replyWorkingDays ?? 0;

export type Audience = 'employers' | 'nurses';

type TeamMember = NonNullable<Site['optional']['team']>[number];
type TeamProps = { audiences: TeamMember['audiences'] };

/** The people who answer these audiences, by their first one; nothing if none is configured. */
export function Team({ audiences }: TeamProps) {
  const locale = useLocale();
  const team = (site.optional.team ?? []).filter((person) =>
    person.audiences.some((audience) => audiences.includes(audience)),
  );
  const people = localeTable[locale].audiences.flatMap((audience) =>
    team.filter((person) => person.audiences[0] === audience),
  );
  if (people.length === 0) return null;
  const names = new Intl.DisplayNames(localeTable[locale].intl, { type: 'language' });
  return (
    <ul className="mt-6 space-y-4">
      {people.map(({ name, role, languages, phone, photograph }) => (
        <li className="flex items-center gap-4" key={name}>
          {photograph !== undefined && (
            <Picture
              alt=""
              className="size-20 shrink-0 rounded-full object-cover"
              height={80}
              src={photograph}
              width={80}
            />
          )}
          <div>
            <p className="text-balance">
              <strong>{name}</strong>, {role[locale]}
            </p>
            <p>{languages.map((code) => names.of(code) ?? code).join(', ')}</p>
            {phone !== undefined && (
              <a className="text-link inline-block py-2.5" href={phoneHref(phone)}>
                {phone}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Who answers for the site, as the public register names them. */
export function CompanyProof() {
  const locale = useLocale();
  const t = useTranslations('common');
  const { name, managingDirector, registerNumber } = site.company;
  return (
    <p className="text-balance text-small text-text-soft" data-nohyphen="">
      {t.rich('companyProof', {
        company: name,
        director: managingDirector,
        number: registerNumber,
        imprint: linkTo(hrefFor(locale, 'imprint')),
      })}
    </p>
  );
}

/** The people who answer these audiences, and how fast. */
export function WhoAnswers({ audiences }: TeamProps) {
  const t = useTranslations('common.whoAnswers');
  return (
    <>
      <Team audiences={audiences} />
      <p className="mt-6">{t('reply', { days: replyDays() })}</p>
    </>
  );
}
