import { phoneHref } from '@/lib/site/channel-links';
import { site } from '@/site.config';

const look = 'text-link inline-block py-1';

/** The company's e-mail address as a link. */
export function MailLink() {
  return (
    <a className={look} data-nohyphen="" href={`mailto:${site.email}`}>
      {site.email}
    </a>
  );
}

/** A telephone number as a link. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={`${look} whitespace-nowrap`} href={phoneHref(number)}>
      {number}
    </a>
  );
}
