'use client';

import { useEffect, useState } from 'react';
import {
  type LanguageLayout,
  type LanguageLink,
  LanguageLinks,
} from '@/components/ui/language-links';
import { switchPrefix } from '@/lib/locales';

type NotFoundLanguagesProps = { links: readonly LanguageLink[]; layout: LanguageLayout };

/**
 * The language switcher of the not-found page. A static page does not know the requested path, so
 * its links lead to the home pages until this island adds the path to each language's prefix.
 */
export default function NotFoundLanguages({ links, layout }: NotFoundLanguagesProps) {
  const [path, setPath] = useState<string>();
  useEffect(() => setPath(window.location.pathname), []);
  return (
    <LanguageLinks
      layout={layout}
      links={links.map((link) => ({
        ...link,
        href: path === undefined ? link.href : switchPrefix(path, link.locale),
      }))}
    />
  );
}
