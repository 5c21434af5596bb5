import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  ChannelLink,
  CompanyAddress,
  LegalSubsection,
  LegalText,
  List,
  Paragraphs,
  useLegalMarks,
} from '@/components/sections/legal/layout';
import { site } from '@/site.config';

/** The imprint; the ids of its sections are permanent anchors. */
export function ImprintText() {
  const t = useTranslations('imprint');
  const marks = useLegalMarks();
  const paragraphs = (...keys: Parameters<typeof t>[0][]) => (
    <Paragraphs texts={keys.map((key) => t(key))} />
  );
  const responsible = (
    <>
      {paragraphs('responsible.text')}
      <CompanyAddress name={site.company.responsiblePerson} />
    </>
  );
  const disputes = <p>{t.rich('disputes.text', marks)}</p>;
  const sections = [
    { id: 'anbieter', name: 'provider', body: <ProviderFacts /> },
    { id: 'verantwortlich', name: 'responsible', body: responsible },
    { id: 'streitbeilegung', name: 'disputes', body: disputes },
    { id: 'haftung-inhalte', name: 'content', body: paragraphs('content.own', 'content.law') },
    { id: 'haftung-links', name: 'links', body: paragraphs('links.others', 'links.check') },
    {
      id: 'urheberrecht',
      name: 'copyright',
      body: paragraphs('copyright.text', 'copyright.others'),
    },
    { id: 'barrierefreiheit', name: 'accessibility', body: <AccessibilityStatement /> },
  ] as const;
  const titled = sections.map((section) => ({ ...section, title: t(`${section.name}.title`) }));
  return <LegalText page="imprint" sections={titled} />;
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
    { id: 'email', value: <ChannelLink address={site.email} /> },
    { id: 'employerPhone', value: employerPhone && <ChannelLink address={employerPhone} /> },
    { id: 'nursePhone', value: nursePhone && <ChannelLink address={nursePhone} /> },
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

function AccessibilityStatement() {
  const t = useTranslations('imprint.accessibility');
  const marks = useLegalMarks();
  return (
    <>
      <Paragraphs texts={[t('aim'), t('checked', { date: marks.date })]} />
      <LegalSubsection title={t('limits.title')}>
        <List ids={limits} text={(limit) => t.rich(`limits.${limit}`, marks)} />
      </LegalSubsection>
      <LegalSubsection title={t('contact.title')}>
        <p>{t.rich('contact.text', marks)}</p>
        <p>{t.rich('contact.authority', marks)}</p>
      </LegalSubsection>
    </>
  );
}
