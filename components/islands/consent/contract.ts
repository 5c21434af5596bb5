import type { OptionalCategory } from '@/lib/consent/record';

/** A category as visitors read it. */
export type CategoryTexts = Readonly<{ name: string; description: string }>;

export type BannerTexts = Readonly<{
  label: string;
  title: string;
  text: string;
  privacy: string;
  acceptAll: string;
  onlyNecessary: string;
  settings: string;
  close: string;
}>;

/** What is said while the settings are on their way, or when they do not arrive. */
export type ProgressTexts = Readonly<{
  announcement: string;
  loading: string;
  failed: string;
  dismiss: string;
}>;

export type SettingsTexts = Readonly<{
  title: string;
  text: string;
  always: string;
  empty: string;
  stores: string;
  storesNothing: string;
  save: string;
  close: string;
  categories: Readonly<Record<'necessary' | OptionalCategory, CategoryTexts>>;
}>;
