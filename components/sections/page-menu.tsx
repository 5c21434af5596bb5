import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import { pageMenu } from '@/components/islands/page-islands';
import { FloatingChat } from '@/components/sections/chat';
import { Icon, type IconName } from '@/components/ui/icon';
import { buttonClass, newTab } from '@/components/ui/links';
import { Connector } from '@/components/ui/route-line';
import { hrefFor } from '@/lib/routing/addresses';
import { type PageWithMenu, pageSections } from '@/lib/routing/anchors';
import { phoneHref } from '@/lib/site/channels';
import { site } from '@/site.config';

const id = 'page-menu';

/**
 * The menu of a long page, with the page's channel and its main call to action: a bar at the
 * bottom, or a tab at the edge, or all sections beside the content. `app/styles/page-menu.css` and
 * `chat.css` choose.
 */
export function PageMenu({ page }: { page: PageWithMenu }) {
  const t = useTranslations('common.pageMenu');
  return (
    <>
      <nav aria-label={t('label')} className="page-bar print:hidden" id={id}>
        <details>
          <summary className="-ml-3 flex min-h-12 items-center gap-2 rounded-full py-0 pr-2 pl-3 font-semibold text-small hover:bg-tint">
            <MenuMark />
            {t('open')}
          </summary>
          <div>
            <p className="font-semibold text-small text-text-soft">{t('label')}</p>
            <SectionList page={page} />
          </div>
        </details>
        <MainCall page={page} />
        {page === 'nurses' ? <FloatingChat /> : <PhoneLink />}
        <SectionList page={page} />
      </nav>
      <Island island={pageMenu} props={{ menu: id }} trigger="idle" />
    </>
  );
}

/** The route line with three stops. */
function MenuMark() {
  return (
    <svg aria-hidden="true" className="size-6 shrink-0" fill="none" viewBox="0 0 24 24">
      <path
        className="stroke-accent"
        d="M7 2C9 6 9 8 7 12S5 18 7 22"
        strokeLinecap="round"
        strokeWidth={2}
      />
      <path
        d="M12 4h9M12 12h9M12 20h9"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth={2}
      />
    </svg>
  );
}

/** Links to the page's sections, as stops on the route line, which the first one draws. */
function SectionList({ page }: { page: PageWithMenu }) {
  const t = useTranslations('common.nav.sections');
  return (
    <ol className="page-stops relative">
      {pageSections[page].map((section, index) => (
        <li key={section}>
          {index === 0 && <Connector shape="list" />}
          <a
            className="relative flex min-h-11 items-center pl-8 leading-[1.2] hover:text-action aria-[current]:font-bold"
            href={`#${section}`}
          >
            <span>{t(section)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

const ctaIcons = {
  // In the bar of a phone the words need its room.
  employers: { name: 'calendar', className: 'size-5 max-sm:hidden' },
  nurses: { name: 'arrow-up-right', className: 'size-5' },
} as const satisfies Record<PageWithMenu, { name: IconName; className: string }>;

function MainCall({ page }: { page: PageWithMenu }) {
  const locale = useLocale();
  const t = useTranslations('common.pageMenu');
  const target =
    page === 'nurses'
      ? { href: site.links.registration, ...newTab }
      : { href: hrefFor(locale, 'contact') };
  return (
    <a className={`page-cta ${buttonClass('primary', 'small')}`} {...target}>
      <span>{t(`call.${page}`)}</span>
      <Icon className={ctaIcons[page].className} name={ctaIcons[page].name} />
    </a>
  );
}

function PhoneLink() {
  const t = useTranslations('common.pageMenu');
  const phone = site.channels.employerPhone;
  if (phone === undefined) return null;
  return (
    <a aria-label={t('phone', { number: phone })} className="page-channel" href={phoneHref(phone)}>
      <Icon name="phone" />
    </a>
  );
}
