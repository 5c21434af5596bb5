import { useLocale, useMessages } from 'next-intl';
import { Photograph } from '@/components/ui/photograph';
import { Picture } from '@/components/ui/picture';
import { lineOf } from '@/lib/i18n/text-problem';
import { missingPhotographText, photographText } from '@/lib/pictures/photograph-text';
import { photographOf, pictureOf } from '@/lib/pictures/picture-of';

type Props = {
  /** The page whose hero section shows it. */
  page: 'employers' | 'nurses' | 'academy' | 'contact';
  /** What the drawing shows. */
  alt: string;
  className?: string;
};

/** The picture of a page's hero section: a photograph if there is one, otherwise the drawing. */
export function Scene({ page, alt, className = '' }: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const place = `${page}-hero` as const;
  const photograph = photographOf(place);
  if (photograph) {
    const text = photographText(messages[page]);
    if (text === undefined) {
      throw new Error(lineOf(missingPhotographText(place, `messages/${locale}/${page}.json`)));
    }
    return <Photograph {...photograph} alt={text} eager />;
  }
  const picture = pictureOf(`scenes-${place}`);
  if (picture === undefined) throw new Error(`scenes-${place}: there is no such picture.`);
  const narrow = pictureOf(`scenes-${place}-narrow`);
  return <Picture {...picture} alt={alt} className={className} eager narrow={narrow} />;
}
