import {
  ArrowRight,
  ArrowUpRight,
  BadgeCheck,
  Check,
  ChevronDown,
  Clock3,
  Copy,
  FileCheck2,
  GraduationCap,
  Handshake,
  House,
  Languages,
  Mail,
  MapPin,
  Menu,
  MessageCircleQuestionMark,
  Phone,
  Scale,
  UserRound,
  UserRoundSearch,
  UsersRound,
  X,
} from 'lucide';
import { DrawnIcon } from '@/components/ui/drawn-icon';

const icons = {
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  badge: BadgeCheck,
  check: Check,
  'chevron-down': ChevronDown,
  clock: Clock3,
  copy: Copy,
  document: FileCheck2,
  graduation: GraduationCap,
  handshake: Handshake,
  languages: Languages,
  law: Scale,
  mail: Mail,
  menu: Menu,
  person: UserRound,
  place: MapPin,
  question: MessageCircleQuestionMark,
  team: UsersRound,
  close: X,
  house: House,
  phone: Phone,
  search: UserRoundSearch,
} as const;

export type IconName = keyof typeof icons;

/** A decorative icon of the site's set; the text beside it carries the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <DrawnIcon className={className} node={icons[name]} />;
}
