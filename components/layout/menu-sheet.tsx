import { useLocale, useTranslations } from 'next-intl';
import type { FramedPage } from '@/components/layout/framed-page';
import { GroupLinks } from '@/components/layout/group-links';
import { LanguageSwitcher } from '@/components/layout/language-switcher';
import { Login } from '@/components/layout/login';
import { useMenuGroups } from '@/components/layout/use-menu-groups';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { hrefFor } from '@/lib/routing/addresses';

/** The full-screen menu below 768 px; one section is open at a time, natively. */
export function MenuSheet({ id, page }: { id: string; page: FramedPage }) {
  const locale = useLocale();
  const t = useTranslations('common');
  return (
    <details className="menu-sheet group md:hidden" id={id}>
      <summary className="flex min-h-11 shrink-0 items-center gap-2 rounded-full border-2 border-text px-4 font-semibold text-small">
        <span className="group-open:hidden">{t('nav.open')}</span>
        <span className="hidden group-open:inline">{t('nav.close')}</span>
        <Icon className="size-5 group-open:hidden" name="menu" />
        <Icon className="hidden size-5 group-open:block" name="close" />
      </summary>
      <div className="fixed inset-x-0 top-header bottom-0 flex flex-col overflow-y-auto overscroll-contain bg-ground px-5 pt-4">
        <nav aria-label={t('nav.open')}>
          {useMenuGroups().map((group) => (
            <details
              className="group/section border-edge border-b"
              key={group.page}
              name="menu-sheet"
              open={group.page === page}
            >
              <summary className="flex min-h-16 items-center justify-between font-bold text-title">
                {group.label}
                <Icon
                  className="size-6 text-accent transition-transform group-open/section:-scale-y-100"
                  name="chevron-down"
                />
              </summary>
              <div className="pb-4">
                <GroupLinks current={group.page === page} links={group.links} />
              </div>
            </details>
          ))}
        </nav>
        <div className="mt-6 flex flex-col gap-3">
          <ButtonLink current={page === 'contact'} href={hrefFor(locale, 'contact')} look="primary">
            {t('nav.contact')}
          </ButtonLink>
          <Login className="min-h-12 justify-center border-2 border-action text-action" />
        </div>
        <div className="mt-6">
          <p className="flex items-center gap-2 font-semibold text-small text-text-soft">
            <Icon name="languages" />
            {t('language.label')}
          </p>
          <div className="-mx-3 mt-1">
            <LanguageSwitcher layout="column" page={page} />
          </div>
        </div>
      </div>
    </details>
  );
}
