import { useTranslations } from 'next-intl';
import { LegalColumns } from '@/components/sections/legal/columns';
import { CompanyAddress } from '@/components/sections/legal/company-address';
import { AccessibilityStatement } from '@/components/sections/legal/imprint/accessibility';
import {
  ContentLiability,
  Copyright,
  LinkLiability,
} from '@/components/sections/legal/imprint/liability';
import { ProviderFacts } from '@/components/sections/legal/imprint/provider-facts';
import { LegalSection } from '@/components/sections/legal/section';
import { useLegalMarks } from '@/components/sections/legal/use-legal-marks';
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
