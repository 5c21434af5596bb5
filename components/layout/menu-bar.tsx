import { useLocale, useTranslations } from 'next-intl';
import type { FramedPage } from '@/components/layout/framed-page';
import { GroupLinks } from '@/components/layout/group-links';
import { LanguageSwitcher } from '@/components/layout/language-switcher';
import { useMenuGroups } from '@/components/layout/use-menu-groups';
import { Dropdown } from '@/components/ui/dropdown';
import { localeTable } from '@/lib/locales';

/** The dropdown menus of the bar, from 768 px; one is open at a time, natively. */
export function MenuBar({ id, page }: { id: string; page: FramedPage }) {
  const t = useTranslations('common');
  const language = localeTable[useLocale()];
  return (
    <nav aria-label={t('nav.main')} className="hidden items-center md:flex" id={id}>
      {useMenuGroups().map((group) => (
        <Dropdown
          current={group.page === page}
          group="menu-bar"
          key={group.page}
          side="left"
          summary={group.label}
        >
          <GroupLinks current={group.page === page} links={group.links} />
        </Dropdown>
      ))}
      <Dropdown
        current={false}
        group="menu-bar"
        label={t('language.current', { language: language.nativeName })}
        side="right"
        summary={language.shortName}
      >
        <LanguageSwitcher layout="column" page={page} />
      </Dropdown>
    </nav>
  );
}
