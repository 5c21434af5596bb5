import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { z } from 'zod';
import {
  ChannelLink,
  CompanyAddress,
  LegalSubsection,
  LegalText,
  List,
  Paragraphs,
  useLegalMarks,
} from '@/components/sections/legal/layout';
import { newTab } from '@/components/ui/links';
import { Table } from '@/components/ui/table';
import { type Service, storedNames } from '@/lib/consent/consent';
import { useLocale } from '@/lib/i18n/locale';
import { localeTable } from '@/lib/locales';
import type { supabaseRegions } from '@/lib/site/schema';
import { type StoredKeyId, storedKeys } from '@/lib/storage/browser-storage';
import { site } from '@/site.config';

/** The privacy policy; the ids of its sections are permanent anchors. */
export function PrivacyText() {
  const t = useTranslations('privacy');
  const sections = [
    { id: 'einleitung', title: t('introduction.title'), body: <PrivacyIntroduction /> },
    { id: 'verarbeitung', title: t('processing.title'), body: <PrivacyProcessing /> },
    { id: 'weitergabe', title: t('disclosure.title'), body: <PrivacyDisclosure /> },
    { id: 'rechte', title: t('rights.title'), body: <PrivacyRights /> },
    { id: 'sicherheit', title: t('security.title'), body: <PrivacySecurity /> },
    { id: 'cookies', title: t('cookies.title'), body: <PrivacyCookies /> },
    { id: 'aenderungen', title: t('changes.title'), body: <p>{t('changes.text')}</p> },
    {
      id: 'einwilligung',
      title: t('consent.title'),
      // Without a number.
      label: undefined,
      body: <Paragraphs texts={[t('consent.reading'), t('consent.asking')]} />,
    },
  ];
  return <LegalText page="privacy" sections={sections} />;
}

/** The controller, and a summary of the policy. */
export function PrivacyIntroduction() {
  const t = useTranslations('privacy.introduction');
  const phone = site.channels.employerPhone ?? site.channels.nursePhone;
  const { dataProtectionOfficer: officer } = site.optional;
  return (
    <>
      <p>{t('controller')}</p>
      <div className="max-w-[38rem] rounded-card border border-edge bg-background px-6 py-5 [overflow-wrap:anywhere]">
        <CompanyAddress name={site.company.name} />
        <p className="mt-3">
          {t('email')} <ChannelLink address={site.email} />
          {phone !== undefined && (
            <>
              <br />
              {t('phone')} <ChannelLink address={phone} />
            </>
          )}
        </p>
        {officer && (
          <p className="mt-3">
            {t('officer')} {officer.name}, <ChannelLink address={officer.email} />
          </p>
        )}
      </div>
      <p>{t('short')}</p>
    </>
  );
}

/** Where the contact form arrives, as the value that messages select by. */
const backend = () => (site.supabase ? 'supabase' : 'own');

const aboutCandidates = [
  ...(['profile', 'consent', 'documents', 'recipients'] as const),
  ...(['retention', 'copies', 'help', 'payments'] as const),
];

function PrivacyProcessing() {
  const t = useTranslations('privacy.processing');
  const marks = { ...useLegalMarks(), backend: backend() };
  type Key = Parameters<typeof t>[0];
  const part = (title: Key, ...keys: Key[]) => (
    <LegalSubsection title={t(title)}>
      {keys.map((key) => (
        <p key={key}>{t.rich(key, marks)}</p>
      ))}
    </LegalSubsection>
  );
  return (
    <>
      {part('access.title', 'access.data', 'access.use')}
      {part('form.title', 'form.data', 'form.context', 'form.storage', 'form.health', 'form.duty')}
      {part('mail.title', 'mail.text')}
      <LegalSubsection title={t('links.title')}>
        <OutgoingLinks />
      </LegalSubsection>
      {part('contacts.title', 'contacts.text', 'contacts.retention')}
      {part('candidates.title', ...aboutCandidates.map((id) => `candidates.${id}` as const))}
      <LegalSubsection title={t('table.title')}>
        <PurposesTable />
      </LegalSubsection>
    </>
  );
}

const purposes = ['delivery', 'request', 'protection', 'choices', 'optional'] as const;
const columns = ['basis', 'retention'] as const;

const tableClass = 'legal-table text-small';

/** Purposes, legal bases and retention periods. */
export function PurposesTable() {
  const t = useTranslations('privacy.processing.table');
  const { intl } = localeTable[useLocale()];
  const duration = (count: number, unit: 'day' | 'month') =>
    new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const retention = duration(site.legal.retentionMonths, 'month');
  const { hostingLogDays } = site.optional;
  const cellOf = (purpose: (typeof purposes)[number], column: (typeof columns)[number]) =>
    purpose === 'delivery' && column === 'retention' && hostingLogDays !== undefined
      ? duration(hostingLogDays, 'day')
      : t(`${purpose}.${column}`, { retention });
  return (
    <Table
      className={tableClass}
      columns={columns.map((column) => t(column))}
      corner={t('purpose')}
      label={t('caption')}
      rows={purposes.map((purpose) => ({
        id: purpose,
        cells: [t(`${purpose}.purpose`), ...columns.map((column) => cellOf(purpose, column))],
      }))}
    />
  );
}

/** Whether the site writes an entry: without the chat link there is no bubble to dismiss. */
const isUsed = (id: string): id is StoredKeyId =>
  id in storedKeys && (id !== 'chat' || site.channels.whatsapp !== undefined);

/** All entries that the site stores in the browser, and how to change consent. */
export function PrivacyCookies() {
  const t = useTranslations('privacy.cookies');
  const { services } = site;
  const hasServices = services.length > 0;
  return (
    <>
      <p>
        {t(hasServices ? 'noCookiesUnasked' : 'noCookies')} {t('entries')}
      </p>
      <Table
        className={tableClass}
        columns={[t('purpose'), t('lifetime')]}
        corner={t('name')}
        label={t('caption')}
        rows={Object.keys(storedKeys)
          .filter(isUsed)
          .map((id) => ({
            id,
            cells: [storedKeys[id].key, t(`keys.${id}`), t(`lifetimes.${storedKeys[id].lifetime}`)],
          }))}
      />
      <p>{t(hasServices ? 'categoriesDeclared' : 'categories')}</p>
      {hasServices && <PrivacyServices services={services} />}
      <p>{t('change')}</p>
    </>
  );
}

/** Messages about services by service id; only declared services have one. */
const paragraphs = z.object({ services: z.record(z.string(), z.string()).default({}) });

/** The services that load only with consent, with their storage entries and purposes. */
export function PrivacyServices({ services }: { services: readonly Service[] }) {
  const t = useTranslations('privacy.cookies.services');
  const tCategory = useTranslations('common.consent.categories');
  const { services: texts } = paragraphs.parse(useMessages().privacy);
  return (
    <>
      <Table
        className={tableClass}
        columns={[t('category'), t('stores')]}
        corner={t('name')}
        label={t('caption')}
        rows={services.map((service) => ({
          id: service.id,
          cells: [
            service.name,
            tCategory(`${service.category}.name`),
            storedNames(service).join(', ') || t('nothing'),
          ],
        }))}
      />
      {services.map(({ id, name }) => (
        <p key={id}>
          <strong>{name}:</strong> {texts[id]}
        </p>
      ))}
    </>
  );
}

/** Linked third-party services, and the data that they receive after a click. */
export function OutgoingLinks() {
  const t = useTranslations('privacy.processing.links');
  const alternatives = new Intl.ListFormat(localeTable[useLocale()].intl, { type: 'disjunction' });
  const { whatsapp, viber } = site.channels;
  const messengers = [...(whatsapp ? ['WhatsApp'] : []), ...(viber ? ['Viber'] : [])];
  return (
    <>
      <p>{t('text')}</p>
      <ul>
        {messengers.length > 0 && (
          <li>{t('messengers', { messengers: alternatives.format(messengers) })}</li>
        )}
        <li>{t('booking', { host: new URL(site.links.booking).host })}</li>
        <li>{t('learningApp', { host: new URL(site.links.learningApp).host })}</li>
      </ul>
    </>
  );
}

const recipients = ['hosting', 'database', 'mail', 'authorities'] as const;

/** The country of each region of Supabase. */
const regionCountries = {
  'eu-central-1': 'DE',
  'eu-west-1': 'IE',
  'eu-west-3': 'FR',
  'eu-north-1': 'SE',
} as const satisfies Record<(typeof supabaseRegions)[number], string>;

/** The recipients of data, with the names of the companies that are configured. */
export function PrivacyDisclosure() {
  const t = useTranslations('privacy.disclosure');
  const countries = new Intl.DisplayNames(localeTable[useLocale()].intl, { type: 'region' });
  const { supabase } = site;
  const country = supabase && regionCountries[supabase.region];
  const { hosting, mail } = site.optional.providers ?? {};
  const named = (name: string | undefined) => (text: ReactNode) => (
    <>
      <strong>{text}</strong>
      {name !== undefined && ` (${name})`}
    </>
  );
  const marks = {
    ...useLegalMarks(),
    hosting: named(hosting),
    provider: named(mail),
    backend: backend(),
    ...(country && { region: supabase.region, country: countries.of(country) ?? country }),
  };
  return (
    <>
      <p>{t('intro')}</p>
      <List
        ids={recipients.filter((recipient) => supabase || recipient !== 'database')}
        text={(recipient) => t.rich(recipient, marks)}
      />
      {supabase && <p>{t('thirdCountries')}</p>}
      <p>{t('employers')}</p>
    </>
  );
}

const measures = ['transport', 'policy', 'database', 'people'] as const;

function PrivacySecurity() {
  const t = useTranslations('privacy.security');
  return (
    <>
      <p>{t('intro')}</p>
      <List ids={measures} text={(measure) => t(measure)} />
      <p>{t('limits')}</p>
    </>
  );
}

const requests = ['access', 'rectification', 'erasure', 'restriction', 'portability'] as const;

/** Data subjects' rights, and the supervisory authority. */
function PrivacyRights() {
  const t = useTranslations('privacy.rights');
  const marks = useLegalMarks();
  const authority = t('complaint.url');
  return (
    <>
      <p>{t('intro')}</p>
      <List ids={requests} text={(request) => t.rich(request, marks)} />
      <p>{t.rich('withdrawal', marks)}</p>
      <p>{t.rich('how', marks)}</p>
      <div className="max-w-[38rem] rounded-card bg-tint px-6 pt-2 pb-5">
        <LegalSubsection title={t('objection.title')}>
          <p>{t('objection.text')}</p>
        </LegalSubsection>
      </div>
      <LegalSubsection title={t('complaint.title')}>
        <p>{t('complaint.text', { city: site.company.city })}</p>
        <p>
          <span lang="de">{t('complaint.german')}</span>
          <br />
          <a className="text-link inline-block py-1" data-nohyphen="" href={authority} {...newTab}>
            {new URL(authority).host}
          </a>
        </p>
      </LegalSubsection>
    </>
  );
}
