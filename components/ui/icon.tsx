import { DrawnIcon } from '@/components/ui/drawn-icon';
import * as shapes from '@/components/ui/icon-shapes';

const icons = {
  'arrow-right': shapes.ArrowRight,
  'arrow-up-right': shapes.ArrowUpRight,
  check: shapes.Check,
  'chevron-down': shapes.ChevronDown,
  download: shapes.Download,
  languages: shapes.Languages,
  mail: shapes.Mail,
  menu: shapes.Menu,
  close: shapes.X,
  chat: shapes.MessageCircle,
  phone: shapes.Phone,
  search: shapes.UserRoundSearch,
} as const;

export type IconName = keyof typeof icons;

/** An icon by its name. It is decorative: the text beside it has the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <DrawnIcon className={className} shapes={icons[name]} />;
}
