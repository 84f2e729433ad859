import * as lucide from "lucide-react";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Icon } from "./Icon.tsx";

/** Which of Lucide's drawings stands for which name. */
const DRAWINGS: Record<ComponentProps<typeof Icon>["name"], lucide.LucideIcon> = {
  agreement: lucide.FileSignature,
  award: lucide.Award,
  badge: lucide.BadgeCheck,
  building: lucide.Building2,
  calendar: lucide.CalendarDays,
  chart: lucide.ChartNoAxesColumn,
  chat: lucide.MessageSquare,
  check: lucide.Check,
  clock: lucide.Clock,
  graduation: lucide.GraduationCap,
  heart: lucide.HeartPulse,
  home: lucide.House,
  laser: lucide.Zap,
  mail: lucide.Mail,
  map: lucide.MapPin,
  money: lucide.Wallet,
  pause: lucide.Pause,
  phone: lucide.Phone,
  play: lucide.Play,
  scale: lucide.Scale,
  search: lucide.Search,
  shield: lucide.ShieldCheck,
  star: lucide.Star,
  stethoscope: lucide.Stethoscope,
  syringe: lucide.Syringe,
  team: lucide.Users,
  van: lucide.Truck,
};

it("has every drawing as Lucide draws it now", async () => {
  const symbols = Object.entries(DRAWINGS).map(([name, Drawing]) => {
    const shapes = renderToStaticMarkup(<Drawing />)
      .replace(/^<svg[^>]*>|<\/svg>$/g, "")
      .replace(/><\/\w+>/g, "/>");
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  const file = [
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">',
    ...symbols,
    "</svg>",
    "",
  ].join("\n");
  // After a change of the table above or of Lucide's version: `npx vitest run src/theme/ui/Icon.test.tsx -u`.
  await expect(file).toMatchFileSnapshot("icons.svg");
});

it("is hidden from screen readers, and drawn from the file of all drawings", () => {
  const html = renderToStaticMarkup(<Icon name="mail" />);
  expect(html).toMatch(
    /^<svg class="icon" aria-hidden="true"><use href="[^"]*icons\.svg[^"]*#mail"><\/use><\/svg>$/,
  );
});
