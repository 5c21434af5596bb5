import { Picture } from '@/components/ui/picture';
import { pictureOf } from '@/lib/pictures/picture-of';

type Props = {
  /** The page whose opening it stands in. */
  page: 'employers' | 'nurses' | 'academy' | 'contact';
  /** What it shows. */
  alt: string;
  className?: string;
};

/** The scene of a page's opening. */
export function Scene({ page, alt, className = '' }: Props) {
  const place = `scenes-${page}-hero`;
  const picture = pictureOf(place);
  if (picture === undefined) throw new Error(`${place}: there is no such picture.`);
  return <Picture {...picture} alt={alt} className={className} eager />;
}
