import {
  Award,
  BadgeCheck,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  Check,
  Clock,
  FileSignature,
  GraduationCap,
  HeartPulse,
  House,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquare,
  Phone,
  Scale,
  Search,
  ShieldCheck,
  Star,
  Stethoscope,
  Syringe,
  Truck,
  Users,
  Wallet,
  Zap,
} from "lucide-react";
import type { IconName } from "../../engine/fields/icon-name/type.ts";

const ICONS: Record<IconName, LucideIcon> = {
  agreement: FileSignature,
  award: Award,
  badge: BadgeCheck,
  building: Building2,
  calendar: CalendarDays,
  chart: ChartNoAxesColumn,
  chat: MessageSquare,
  check: Check,
  clock: Clock,
  graduation: GraduationCap,
  heart: HeartPulse,
  home: House,
  laser: Zap,
  mail: Mail,
  map: MapPin,
  money: Wallet,
  phone: Phone,
  scale: Scale,
  search: Search,
  shield: ShieldCheck,
  star: Star,
  stethoscope: Stethoscope,
  syringe: Syringe,
  team: Users,
  van: Truck,
};

/** A small drawing beside a text that says the same; hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = ICONS[name];
  return <Drawing aria-hidden="true" focusable="false" strokeWidth={1.75} />;
}
