import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import { languageChoice, menus } from '@/components/islands/registry';
import type { FramedPage } from '@/components/layout/framed-page';
import { Login } from '@/components/layout/login';
import { MenuBar } from '@/components/layout/menu-bar';
import { MenuSheet } from '@/components/layout/menu-sheet';
import { ButtonLink } from '@/components/ui/button-link';
import { LogoMark } from '@/components/ui/logo-mark';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

/** The header. From 768 px it contains the menus, below that the sheet. */
export function Header({ page }: { page: FramedPage }) {
  const locale = useLocale();
  const t = useTranslations('common.nav');
  return (
    <header className="fixed inset-x-0 top-0 z-20 border-edge border-b bg-ground print:hidden">
      <div className="content flex h-header items-center justify-between gap-2 md:justify-start">
        <a
          aria-current={page === 'home' ? 'page' : undefined}
          aria-label={site.company.shortName}
          className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-control font-extrabold text-title tracking-tight"
          href={hrefFor(locale, 'home')}
        >
          <LogoMark className="size-9 text-accent" />
          <span className="tight:hidden truncate md:max-[59rem]:hidden" data-nohyphen="">
            {site.company.shortName}
          </span>
        </a>
        <MenuBar id="menu-bar" page={page} />
        <div className="hidden items-center gap-1 md:flex">
          <Login className="px-3 hover:bg-tint" />
          <ButtonLink
            current={page === 'contact'}
            href={hrefFor(locale, 'contact')}
            look="primary"
            size="small"
          >
            {t('contact')}
          </ButtonLink>
        </div>
        <MenuSheet id="menu-sheet" page={page} />
      </div>
      <Island of={menus} props={{ bar: 'menu-bar', sheet: 'menu-sheet' }} trigger="idle" />
      <Island of={languageChoice} props={{}} trigger="idle" />
    </header>
  );
}
