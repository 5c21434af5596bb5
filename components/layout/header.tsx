import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import Enhancements from '@/components/islands/enhancements/enhancements';
import { Island } from '@/components/islands/island';
import { type FramedPage, LanguageSwitcher } from '@/components/layout/languages';
import {
  chevronDownIcon,
  crossIcon,
  Icon,
  LogoMark,
  languagesIcon,
  menuIcon,
} from '@/components/ui/icon';
import { ButtonLink, newTab } from '@/components/ui/links';
import { useLocale } from '@/lib/i18n/locale';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { menuGroups } from '@/lib/routing/anchors';
import { site } from '@/site.config';

const nameWords = site.company.shortName.split(/[\s-]+/);

/** Long words of the company's name are smaller, and may be hyphenated. */
const nameSize = nameWords.some((word) => word.length > 12)
  ? 'max-xl:text-small max-sm:text-[0.875rem]'
  : '';

/**
 * The header: from 768 px with dropdown menus, otherwise with one full-screen menu. From 1,024 px
 * the sections of a long page are below it.
 */
export function Header({ page }: { page: FramedPage }) {
  const locale = useLocale();
  const t = useTranslations('common.nav');
  return (
    <header className="fixed inset-x-0 top-0 z-20 border-edge border-b bg-background print:hidden">
      <div className="content flex h-header items-center gap-2 md:gap-1 xl:gap-2">
        <a
          aria-current={page === 'home' ? 'page' : undefined}
          aria-label={site.company.shortName}
          className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-control font-extrabold text-title tracking-tight md:max-lg:-ml-11.5 md:max-lg:text-small"
          href={hrefFor(locale, 'home')}
        >
          <LogoMark className="size-9 text-accent" />
          <span
            className={`large-text:hidden max-[24rem]:text-body wrap-anywhere line-clamp-2 leading-tight! hyphens-auto ${nameSize}`}
            data-nohyphen=""
            lang="de"
          >
            {site.company.shortName}
          </span>
        </a>
        <MenuBar page={page} />
        <div className="hidden items-center gap-2 md:flex">
          <Login className="px-1.5 hover:bg-tint max-lg:text-caption lg:px-2 xl:px-3" />
          <ButtonLink
            aria-current={page === 'contact' ? 'page' : undefined}
            href={hrefFor(locale, 'contact')}
            size="small"
            variant="plain"
          >
            {t('contact')}
          </ButtonLink>
        </div>
        <MenuSheet page={page} />
      </div>
      <PageMenu page={page} />
      <Island component={Enhancements} name="enhancements" props={{}} />
    </header>
  );
}

/** The dropdown menus of wide windows. The browser keeps only one of them open at a time. */
function MenuBar({ page }: { page: FramedPage }) {
  const t = useTranslations('common');
  const language = localeTable[useLocale()];
  return (
    <nav aria-label={t('nav.main')} className="hidden shrink-0 items-center md:flex" id="menu-bar">
      {useMenuGroups().map((group) => (
        <Dropdown current={group.page === page} key={group.page} summary={group.label}>
          <GroupLinks group={group} page={page} />
        </Dropdown>
      ))}
      <Dropdown
        summary={
          <>
            <span aria-hidden="true">{language.shortName}</span>
            <span className="sr-only">
              {t('language.current', { language: language.nativeName })}
            </span>
          </>
        }
      >
        <LanguageSwitcher page={page} />
      </Dropdown>
    </nav>
  );
}

type DropdownProps = {
  summary: ReactNode;
  /** Whether the current page belongs to this menu. */
  current?: boolean;
  children: ReactNode;
};

/** A menu that opens below its label. The element is `details`, so it works without scripts. */
function Dropdown({ summary, current = false, children }: DropdownProps) {
  return (
    <details className="group relative" name="menu-bar">
      <summary
        className={`flex min-h-11 items-center rounded-full px-1.5 text-left font-semibold text-small leading-tight max-lg:text-caption lg:gap-1 lg:whitespace-nowrap lg:px-3 hover:bg-tint group-open:bg-tint ${current ? 'underline decoration-2 decoration-accent underline-offset-6' : ''}`}
      >
        {summary}
        <Icon
          className="size-4 transition-transform group-open:-scale-y-100 max-lg:hidden"
          path={chevronDownIcon}
        />
      </summary>
      <div className="dropdown absolute top-full -left-4 mt-2 max-h-[calc(100dvh-var(--spacing-header)-1rem)] w-72 overflow-y-auto rounded-card border border-edge bg-paper p-3 shadow-float">
        {children}
      </div>
    </details>
  );
}

/** The full-screen menu of narrower windows. The browser keeps only one group open at a time. */
function MenuSheet({ page }: { page: FramedPage }) {
  const locale = useLocale();
  const t = useTranslations('common');
  return (
    <details className="menu-sheet group md:hidden" id="menu-sheet">
      <summary className="flex min-h-11 shrink-0 items-center gap-2 rounded-full border-2 border-text px-4 font-semibold text-small">
        <span className="group-open:hidden">{t('nav.open')}</span>
        <span className="hidden group-open:inline">{t('nav.close')}</span>
        <Icon className="size-5 group-open:hidden" path={menuIcon} />
        <Icon className="hidden size-5 group-open:block" path={crossIcon} />
      </summary>
      {/* The cookie banner does not cover its end. */}
      <div className="fixed inset-x-0 top-header bottom-0 flex flex-col overflow-y-auto overscroll-contain bg-background px-gutter pt-4 pb-[calc(var(--banner-height)+1.5rem)]">
        <nav aria-label={`${t('nav.open')}: ${site.company.shortName}`}>
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
                  path={chevronDownIcon}
                />
              </summary>
              <div className="pb-4">
                <GroupLinks group={group} page={page} />
              </div>
            </details>
          ))}
        </nav>
        <div className="mt-6 flex flex-col gap-3">
          <ButtonLink
            aria-current={page === 'contact' ? 'page' : undefined}
            href={hrefFor(locale, 'contact')}
          >
            {t('nav.contact')}
          </ButtonLink>
          <Login className="text-link" />
        </div>
        <div className="mt-6">
          <p className="flex items-center gap-2 font-semibold text-small text-text-soft">
            <Icon path={languagesIcon} />
            {t('language.label')}
          </p>
          <div className="-mx-3 mt-1">
            <LanguageSwitcher page={page} />
          </div>
        </div>
      </div>
    </details>
  );
}

/** Links to the sections in the page's menu group; the browser marks the current one. */
function PageMenu({ page }: { page: FramedPage }) {
  const t = useTranslations('common.nav');
  const group = useMenuGroups().find((one) => one.page === page);
  if (group === undefined) return null;
  return (
    <nav aria-label={t('onThisPage')} className="page-menu">
      <ul className="content -mt-2 flex gap-8">
        {group.links.slice(1).map(({ href, text }) => (
          <li key={href}>
            <a href={href.slice(href.indexOf('#'))}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type GroupLinksProps = { group: ReturnType<typeof useMenuGroups>[number]; page: FramedPage };

function GroupLinks({ group, page }: GroupLinksProps) {
  return (
    <ul>
      {group.links.map(({ href, text }, index) => (
        <li key={href}>
          <a
            aria-current={group.page === page && index === 0 ? 'page' : undefined}
            className={`flex min-h-11 items-center rounded-control px-3 py-1.5 leading-snug hover:bg-tint aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-4 ${index === 0 ? 'font-semibold' : ''}`}
            href={href}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The menu groups with the texts and URLs of their links. The partners' link needs partners. */
export function useMenuGroups() {
  const locale = useLocale();
  const t = useTranslations('common.nav');
  return menuGroups.map(({ page, anchors }) => ({
    page,
    label: t(`groups.${page}`),
    links: [
      { href: hrefFor(locale, page), text: t('overview') },
      ...anchors
        .filter((anchor) => anchor !== 'partners' || site.partners.length > 0)
        .map((anchor) => ({
          href: hrefFor(locale, page, anchor),
          text: t(`sections.${anchor}`),
        })),
    ],
  }));
}

/** Link to the external learning app, which has the only login. */
function Login({ className }: { className: string }) {
  const t = useTranslations('common.nav');
  return (
    <a
      className={`flex min-h-11 items-center whitespace-nowrap rounded-full font-semibold text-small ${className}`}
      href={site.links.learningApp}
      title={t('loginHint')}
      {...newTab}
    >
      {t('login')}
    </a>
  );
}
