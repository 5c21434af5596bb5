import { contactPages } from '@/supabase/functions/_shared/contact-pages';
import { checkContactPages } from '@/tooling/checks/contact-pages';

describe('checkContactPages', () => {
  it('finds the pages that the function knows where they are', () => {
    expect(checkContactPages()).toEqual([]);
  });

  it('names a language that it does not know, a wrong address, and a language that is none', () => {
    const { vas: _, ...others } = contactPages;
    expect(checkContactPages({ ...others, en: '/contact', la: '/la/contact' })).toEqual([
      "supabase/functions/_shared/contact-pages.ts: en: expected '/en/contact', found /contact",
      "supabase/functions/_shared/contact-pages.ts: vas: expected '/vas/kontakt', found nothing",
      'supabase/functions/_shared/contact-pages.ts: la: no such language in lib/locales.ts; remove it',
    ]);
  });
});
