import type { ComponentProps, FunctionComponent } from 'react';

/** Loads the file of the islands that most pages hydrate. */
const everyPage = async () => (await import('@/components/islands/every-page')).everyPage;

/**
 * All islands by name, each with the function that loads its component. Only the browser uses them;
 * pages import the component. All props must be serializable as JSON.
 */
export const islands = {
  chat: async () => (await everyPage()).chat,
  'contact-form': async () => (await import('@/components/islands/contact/contact-form')).default,
  'cookie-consent': async () => (await everyPage()).cookieConsent,
  'copy-email': async () => (await import('@/components/islands/copy-email/copy-email')).default,
  enhancements: async () => (await everyPage()).enhancements,
  'language-suggestion': async () => (await everyPage()).languageSuggestion,
  'not-found-search': async () =>
    (await import('@/components/islands/not-found/not-found-search')).default,
  planner: async () => (await import('@/components/islands/planner/planner')).default,
} satisfies Record<string, () => Promise<FunctionComponent<never>>>;

/** The props of each island. */
export type IslandProps = {
  [Name in keyof typeof islands]: ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>> &
    object;
};
