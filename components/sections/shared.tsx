import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { ButtonLink } from '@/components/ui/links';
import { Photograph, Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import { Connector } from '@/components/ui/thread';
import { useLocale } from '@/lib/i18n/locale';
import { findPhotograph, findPicture } from '@/lib/pictures/find-picture';
import { photographText } from '@/lib/pictures/photograph-slots';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

type SectionHeadingProps = {
  id: string;
  title: string;
  lead?: string;
  /** Two columns on wide screens: title left, lead right. */
  isWide?: boolean;
};

/** The heading that labels a section, with its lead. */
export function SectionHeading({ id, title, lead, isWide = false }: SectionHeadingProps) {
  return (
    <div className={isWide ? 'grid gap-x-16 gap-y-4 lg:grid-cols-2' : 'max-w-measure space-y-3.5'}>
      <Heading id={id} text={title} />
      {lead !== undefined && (
        <p className="max-w-measure min-[22.5rem]:hyphens-none text-lead text-text-soft">{lead}</p>
      )}
    </div>
  );
}

type HeroImageProps = {
  /** The page whose hero section shows it. */
  page: 'employers' | 'nurses' | 'academy' | 'contact';
  className?: string;
};

/**
 * The picture of a page's hero section in its frame: a photograph if there is one, otherwise the
 * drawing. In print, it is smaller.
 */
export function HeroImage({ page, className = '' }: HeroImageProps) {
  const t = useTranslations(`${page}.hero`);
  const texts = useMessages()[page];
  const place = `${page}-hero` as const;
  const photograph = findPhotograph(place);
  // The checks report a photograph without a text.
  const text = photograph ? (photographText(texts) ?? '') : t('picture');
  return (
    <div className={`hero-image-${page} print:max-w-[10cm] ${className}`}>
      {photograph ? (
        <Photograph {...photograph} alt={text} />
      ) : (
        <Drawing alt={text} className="w-full" eager name={place} />
      )}
    </div>
  );
}

type DrawingProps = {
  name: string;
  className: string;
  alt?: string;
  eager?: boolean;
  /** The area of a part. Its id follows the name of the file: `home-reasons#law`. */
  viewBox?: string;
};

/** A drawing, or one of a section's small drawings in one file. Beside a text it is decorative. */
export function Drawing({ name, alt = '', viewBox, ...attributes }: DrawingProps) {
  const [file, part] = name.split('#');
  const picture = findPicture(`scenes-${file}`);
  if (picture === undefined) throw new Error(`scenes-${file}: there is no such picture.`);
  if (viewBox === undefined) {
    const narrow = findPicture(`scenes-${file}-narrow`);
    return <Picture {...picture} {...attributes} alt={alt} narrow={narrow} />;
  }
  const className = `drawing pointer-events-none ${attributes.className}`;
  return (
    <svg aria-hidden="true" className={className} viewBox={viewBox}>
      <use href={`${picture.src}#${part}`} />
    </svg>
  );
}

/** The main call of each page that has one. */
export function usePageCalls() {
  const locale = useLocale();
  const t = useTranslations();
  const { registration, learningApp } = site.links;
  return {
    employers: {
      href: hrefFor(locale, 'contact', 'termin'),
      children: t('employers.hero.contact'),
    },
    nurses: { href: registration, external: true, children: t('nurses.hero.register') },
    academy: { href: learningApp, external: true, children: t('academy.hero.start') },
  } as const;
}

/** The page's call at the end of a section. On narrow screens the bar has it. */
export function SectionCall({ page }: { page: 'employers' | 'nurses' }) {
  const calls = usePageCalls();
  return (
    <div className="mt-8 max-md:hidden">
      <ButtonLink {...calls[page]} />
    </div>
  );
}

/** Marks a card as an example, across its upper edge. */
export function ExampleLabel() {
  const t = useTranslations('common');
  return (
    <p className="absolute -top-4 right-4 print:top-0 -rotate-2 border-2 border-text bg-highlight px-3 font-bold text-small">
      {t('example')}
    </p>
  );
}

type Step = {
  title: string;
  /** How long it takes, or when it begins. */
  time: string;
  text: ReactNode;
  /** What follows from it. */
  more?: ReactNode;
};

/** The numbered steps of a page, on one line. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, time, text, more }, index) => (
        <li key={title}>
          {index === 0 && <Connector shape="in" />}
          <Connector shape={index < steps.length - 1 ? 'wave' : 'out'} />
          {index < steps.length - 1 && <Connector shape="down" />}
          <h3 className="text-title">
            <span className="step-number">{index + 1}</span> {title}
          </h3>
          <p className="font-semibold text-action">{time}</p>
          <p className="mt-1 max-w-measure">{text}</p>
          {more !== undefined && <div className="pt-1">{more}</div>}
        </li>
      ))}
    </ol>
  );
}

const stats = ['candidates', 'retention', 'speed', 'availability'] as const;

/** The four statistics of the company on a full-width dark band. */
export function Stats({ page }: { page: 'home' | 'employers' }) {
  const t = useTranslations(`${page}.stats`);
  return (
    <Section background="band" id="stats" labelledBy="stats-title">
      <Heading id="stats-title" text={t('title')} />
      <dl className="mt-4 grid gap-x-16 gap-y-5 sm:grid-cols-2 lg:mt-8 lg:gap-y-8">
        {stats.map((stat) => (
          <div className="flex flex-col border-on-band-soft/40 border-t pt-3 lg:pt-4" key={stat}>
            <dt className="order-last mt-1 max-w-measure text-lead text-on-band-soft">
              {t(`${stat}.label`)}
            </dt>
            <dd className="-ml-[0.05em] whitespace-nowrap font-extrabold text-number tracking-tight">
              {t.rich(`${stat}.figure`, {
                unit: (words) => <span className="text-heading">{words}</span>,
              })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-on-band-soft text-small">{t('note')}</p>
    </Section>
  );
}

type FaqProps<Id extends string> = {
  id?: string;
  title: string;
  /** Content below the title, such as a button; without it the questions are in two columns. */
  aside?: ReactNode;
  /** Content below the questions, such as their sources. */
  footer?: ReactNode;
  /** Narrow windows fold the second half of the questions below this label. */
  more?: (count: number) => string;
  /** The questions' texts by id. Undefined in development while the message file is invalid. */
  items: Readonly<Record<Id, object>> | undefined;
  question: (id: Id) => string;
  answer: (id: Id) => ReactNode;
};

/** Name of the `details` group; a page has one such section. */
const group = 'faq';

/**
 * Questions in the order of their texts, of which one is open at a time; each can be linked by its
 * id.
 */
export function Faq<Id extends string>(props: FaqProps<Id>) {
  const { id, title, aside, footer, more, items, question, answer } = props;
  const isWide = aside === undefined;
  const ids = Object.keys(items ?? {}).filter((key): key is Id => key !== '');
  const questions = ids.map((key) => (
    <Disclosure group={group} id={`${group}-${key}`} key={key} label={question(key)}>
      <p className="max-w-measure text-text-soft">{answer(key)}</p>
    </Disclosure>
  ));
  const middle = isWide ? Math.ceil(ids.length / 2) : ids.length;
  const second = questions.slice(middle);
  return (
    <Section background="paper" labelledBy="faq-title" {...(id === undefined ? {} : { id })}>
      <div className={`grid gap-6 ${isWide ? '' : 'lg:grid-cols-[2fr_3fr] lg:gap-16'}`}>
        <div>
          <SectionHeading id="faq-title" title={title} />
          {aside}
        </div>
        <div>
          <div
            className={`animated-details grid items-start gap-x-16 ${isWide ? 'lg:grid-cols-2' : ''}`}
          >
            <div>{questions.slice(0, middle)}</div>
            {more === undefined ? (
              <div>{second}</div>
            ) : (
              <Disclosure isInline isOpenWhenWide label={more(ids.length)}>
                {second}
              </Disclosure>
            )}
          </div>
          {footer !== undefined && <div className="mt-3">{footer}</div>}
        </div>
      </div>
    </Section>
  );
}

type Partner = (typeof site.partners)[number];

/** A partner's logo, or the name in type of similar size if there is none. */
function PartnerName({ id, name }: Partner) {
  const logo = findPicture(`partners-${id}`);
  if (logo === undefined) {
    return (
      <span
        className="hyphens-auto font-bold text-small leading-tight tracking-tight lg:text-title"
        lang="de"
      >
        {name}
      </span>
    );
  }
  return <Picture {...logo} alt={name} />;
}

/**
 * Care organisations that work with the company: a row of logos, or a list if one has no logo.
 * Renders nothing if none is configured.
 */
export function Partners({ page, id }: { page: 'home' | 'employers'; id?: string }) {
  const t = useTranslations(`${page}.partners`);
  if (site.partners.length === 0) return null;
  const hasLogos = site.partners.every((partner) => findPicture(`partners-${partner.id}`));
  const [row, heading, list] = hasLogos
    ? [
        'grid grid-cols-2 items-center gap-x-8 gap-y-4 not-narrow:grid-cols-5 not-narrow:gap-x-5 lg:flex lg:justify-between lg:gap-x-8',
        'col-span-full text-title lg:w-auto lg:max-w-[14rem]',
        'contents min-[105rem]:[&_img]:[zoom:1.25]',
      ]
    : ['', 'text-title', 'mt-2 flex flex-wrap items-center gap-x-8 gap-y-2'];
  return (
    <section aria-labelledby="partners-title" className="bg-paper" id={id}>
      <div
        className={`content py-4 lg:py-5 [:has(+.bg-paper)>&]:pt-section [:has(+.bg-paper)>&]:pb-0 ${row}`}
      >
        <h2 className={heading} id="partners-title">
          {t('title')}
        </h2>
        <ul className={list}>
          {site.partners.map((partner) => (
            <li className="min-w-0" key={partner.id}>
              <PartnerName {...partner} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
