import { useTranslations } from 'next-intl';
import { LegalColumns } from '@/components/sections/legal/columns';
import { PrivacyCookies } from '@/components/sections/legal/privacy/cookies';
import { PrivacyDisclosure } from '@/components/sections/legal/privacy/disclosure';
import { PrivacyIntroduction } from '@/components/sections/legal/privacy/introduction';
import { PrivacyProcessing } from '@/components/sections/legal/privacy/processing';
import { PrivacyRights } from '@/components/sections/legal/privacy/rights';
import { PrivacySecurity } from '@/components/sections/legal/privacy/security';
import { LegalSection } from '@/components/sections/legal/section';

/** The numbered sections: their permanent anchors, and their keys in the messages. */
const sections = [
  { id: 'einleitung', name: 'introduction', body: <PrivacyIntroduction /> },
  { id: 'verarbeitung', name: 'processing', body: <PrivacyProcessing /> },
  { id: 'weitergabe', name: 'disclosure', body: <PrivacyDisclosure /> },
  { id: 'rechte', name: 'rights', body: <PrivacyRights /> },
  { id: 'sicherheit', name: 'security', body: <PrivacySecurity /> },
  { id: 'cookies', name: 'cookies', body: <PrivacyCookies /> },
  { id: 'aenderungen', name: 'changes', body: <Changes /> },
] as const;

function Changes() {
  const t = useTranslations('privacy.changes');
  return <p>{t('text')}</p>;
}

/** The privacy policy, with the note on consent at the end. */
export function PrivacyText() {
  const t = useTranslations('privacy');
  const entries = sections.map(({ id, name, body }, index) => ({
    id,
    label: String(index + 1),
    title: t(`${name}.title`),
    body,
  }));
  const consent = { id: 'einwilligung', title: t('consent.title') };
  return (
    <LegalColumns contents={t('contents')} entries={[...entries, consent]} id="privacy">
      {entries.map(({ body, ...entry }) => (
        <LegalSection key={entry.id} {...entry}>
          {body}
        </LegalSection>
      ))}
      <LegalSection {...consent}>
        <p>{t('consent.reading')}</p>
        <p>{t('consent.asking')}</p>
      </LegalSection>
    </LegalColumns>
  );
}
