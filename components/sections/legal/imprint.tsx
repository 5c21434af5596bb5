import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  CompanyAddress,
  LegalColumns,
  LegalSection,
  LegalSubsection,
  MailLink,
  PhoneLink,
  useLegalMarks,
} from '@/components/sections/legal/layout';
import { site } from '@/site.config';

/** The sections of the imprint: their permanent anchors, and their keys in the messages. */
const sections = [
  { id: 'anbieter', name: 'provider', body: <ProviderFacts /> },
  { id: 'verantwortlich', name: 'responsible', body: <Responsible /> },
  { id: 'streitbeilegung', name: 'disputes', body: <Disputes /> },
  { id: 'haftung-inhalte', name: 'content', body: <ContentLiability /> },
  { id: 'haftung-links', name: 'links', body: <LinkLiability /> },
  { id: 'urheberrecht', name: 'copyright', body: <Copyright /> },
  { id: 'barrierefreiheit', name: 'accessibility', body: <AccessibilityStatement /> },
] as const;

function Responsible() {
  const t = useTranslations('imprint.responsible');
  return (
    <>
      <p>{t('text')}</p>
      <CompanyAddress name={site.company.responsiblePerson} />
    </>
  );
}

function Disputes() {
  const t = useTranslations('imprint.disputes');
  return <p>{t.rich('text', useLegalMarks())}</p>;
}

export function ImprintText() {
  const t = useTranslations('imprint');
  const entries = sections.map(({ id, name, body }, index) => ({
    id,
    label: String(index + 1),
    title: t(`${name}.title`),
    body,
  }));
  return (
    <LegalColumns contents={t('contents')} entries={entries} id="imprint">
      {entries.map(({ body, ...entry }) => (
        <LegalSection key={entry.id} {...entry}>
          {body}
        </LegalSection>
      ))}
    </LegalColumns>
  );
}

/** The provider's details as § 5 DDG requires. Rows without a value are omitted. */
export function ProviderFacts() {
  const t = useTranslations('imprint.provider');
  const { company, channels } = site;
  const { employerPhone, nursePhone } = channels;
  const rows = [
    { id: 'company', value: company.name },
    { id: 'address', value: <CompanyAddress /> },
    { id: 'represented', value: company.managingDirector },
    { id: 'email', value: <MailLink /> },
    { id: 'employerPhone', value: employerPhone && <PhoneLink number={employerPhone} /> },
    { id: 'nursePhone', value: nursePhone && <PhoneLink number={nursePhone} /> },
    { id: 'registerCourt', value: <span lang="de">{company.registerCourt}</span> },
    { id: 'registerNumber', value: company.registerNumber },
    { id: 'vatId', value: company.vatId },
  ] as const satisfies readonly { id: string; value: ReactNode }[];
  return (
    <dl className="divide-y divide-edge border-edge border-t">
      {rows
        .filter(({ value }) => value !== undefined)
        .map(({ id, value }) => (
          <div className="gap-6 py-3 md:grid md:grid-cols-[15rem_1fr] md:items-baseline" key={id}>
            <dt className="text-small text-text-soft">{t(id)}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const limits = ['terms', 'formats', 'others'] as const;

/** Accessibility statement: conformance, known barriers, contact. */
function AccessibilityStatement() {
  const t = useTranslations('imprint.accessibility');
  const marks = useLegalMarks();
  return (
    <>
      <p>{t('aim')}</p>
      <p>{t('checked')}</p>
      <LegalSubsection title={t('limits.title')}>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{t.rich(`limits.${limit}`, marks)}</li>
          ))}
        </ul>
      </LegalSubsection>
      <LegalSubsection title={t('contact.title')}>
        <p>{t.rich('contact.text', marks)}</p>
      </LegalSubsection>
    </>
  );
}

/** Liability for the site's own content. */
function ContentLiability() {
  const t = useTranslations('imprint.content');
  return (
    <>
      <p>{t('own')}</p>
      <p>{t('law')}</p>
    </>
  );
}

/** Liability for linked pages. */
function LinkLiability() {
  const t = useTranslations('imprint.links');
  return (
    <>
      <p>{t('others')}</p>
      <p>{t('check')}</p>
    </>
  );
}

/** Copyright of texts and drawings. */
function Copyright() {
  const t = useTranslations('imprint.copyright');
  return (
    <>
      <p>{t('text')}</p>
      <p>{t('others')}</p>
    </>
  );
}
