import { useTranslations } from 'next-intl';
import type { ContactFormTexts } from '@/components/sections/contact/contact-form';

/** The texts of the contact form in the language of the page, as plain strings. */
export function useContactFormTexts(): ContactFormTexts {
  const t = useTranslations('contact.form');
  return {
    required: t('required'),
    name: t('fields.name'),
    email: t('fields.email'),
    phone: t('fields.phone'),
    company: t('fields.company'),
    message: t('fields.message'),
    messageHint: t('fields.messageHint'),
    callback: t('fields.callback'),
    website: t('fields.website'),
    health: t('health'),
    purpose: t('purpose'),
    privacy: t('privacy'),
    submit: t('submit'),
  };
}
