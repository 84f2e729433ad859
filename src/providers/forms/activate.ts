import type { FormEmbed } from "../../engine/model/form-embed.ts";

/** What providers' scripts add to the window. Any of it may be missing. */
interface ProviderWindow {
  iFrameResize?: (options: object, frame: HTMLElement) => void;
  jotformEmbedHandler?: (selector: string, host: string) => void;
  hbspt?: { forms?: { create(options: object): void } };
  tf?: { load?: () => void };
}

/**
 * Tells a provider's script of a frame or an element that was not there when the script ran: every
 * time but the first, when the script finds it by itself.
 */
export function activate(embed: FormEmbed, element: HTMLElement, isFirst: boolean): void {
  const provider = window as unknown as ProviderWindow;
  if (embed.legacy) {
    provider.hbspt?.forms?.create({ ...embed.legacy, target: `#${element.id}` });
    return;
  }
  if (embed.provider === "jotform" && embed.frame) {
    const { origin } = new URL(embed.frame.src);
    provider.jotformEmbedHandler?.(`iframe[id='${embed.frame.id}']`, `${origin}/`);
    return;
  }
  if (isFirst) return;
  if (embed.provider === "leadconnector")
    provider.iFrameResize?.({ checkOrigin: false, heightCalculationMethod: "max" }, element);
  if (embed.provider === "typeform") provider.tf?.load?.();
}
