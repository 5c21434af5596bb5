import { DrawnIcon } from '@/components/ui/drawn-icon';
import {
  ArrowRight,
  ArrowUpRight,
  BadgeCheck,
  CalendarDays,
  Check,
  ChevronDown,
  Clock3,
  Download,
  FileCheck2,
  GraduationCap,
  Handshake,
  Hospital,
  House,
  Languages,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  MessageCircleQuestionMark,
  Phone,
  Scale,
  ShieldCheck,
  UserRound,
  UserRoundSearch,
  UsersRound,
  Wallet,
  X,
} from '@/components/ui/icon-shapes';

const icons = {
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  badge: BadgeCheck,
  calendar: CalendarDays,
  check: Check,
  'chevron-down': ChevronDown,
  clock: Clock3,
  document: FileCheck2,
  download: Download,
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
  chat: MessageCircle,
  hospital: Hospital,
  house: House,
  phone: Phone,
  shield: ShieldCheck,
  wallet: Wallet,
  search: UserRoundSearch,
} as const;

export type IconName = keyof typeof icons;

/** A decorative icon of the site's set; the adjacent text carries the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <DrawnIcon className={className} shapes={icons[name]} />;
}
