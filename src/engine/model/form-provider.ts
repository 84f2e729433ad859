import type { FormEmbed } from "./form-embed.ts";
import type { AnyForm, ShownForm } from "./lead-form-file.ts";
import type { Strings } from "./strings.ts";

/** Hosts that a form needs, by what the browser fetches from them. A star stands for any host below. */
export interface FormHosts {
  script: string[];
  frame: string[];
  connect?: string[];
  style?: string[];
  image?: string[];
}

/** The parts of the page that an embed code has. */
export type EmbedParts = Pick<
  FormEmbed,
  "announces" | "frame" | "options" | "page" | "script" | "target"
>;

/** The site and the page that show a form. */
export interface FormSite {
  /** The public address of the site. */
  url: string;
  /** The words of the page's language. */
  words: Strings;
  /** Which form of its page it is, from 1. */
  at: number;
  /** The hosts in `formHosts`. */
  listed?: readonly string[];
}

/** How a form of the page is sent. The security policy lets in its addresses, and no others of their hosts. */
export interface FormSending {
  /** Full addresses that browsers send it to; none for the site itself. */
  action: string[];
  /** Full addresses that its script sends it to. */
  connect: string[];
  /** Names under which it sends values of its own. */
  names: string[];
}

/** A document of the site's own that a provider's frame shows. It has a script and styles of its own, and no other page may show it. */
export interface FormDocument<Config> {
  /** Its script, with its styles, from the engine's folder. */
  entry: string;
  html(form: Config, page: DocumentParts): string;
  /** Its security policy. */
  policy: string;
}

/** What the document of a form is made with. */
export interface DocumentParts {
  /** The words of the site's language. */
  words: Strings;
  styles: string[];
  script: string;
}

/** What is known of a form provider: one folder in `providers/forms/`. */
export interface FormProvider<Config extends AnyForm = ShownForm> {
  /** The name of its folder, and the value of `provider` in the site file. */
  name: string;
  /** Its name, as people know it. */
  title: string;
  embed(form: Config, site: FormSite): EmbedParts;
  /** Hosts of the provider itself. */
  hosts: FormHosts;
  /** How its form is sent, where that is a part of the page. */
  sending?(form: Config): FormSending;
  /** Whether its script writes HTML into the page, which Trusted Types would refuse. */
  writesHtml?: boolean;
  /** Whether it never opens a window of its own. Others do, for example to sign in. */
  staysInPage?: boolean;
  /** Whether it sends nothing to anybody, which `npm run check -- --release` refuses. */
  isSample?: boolean;
  document?: FormDocument<Config>;
}

/** Defines a form provider. */
export function defineFormProvider<Config extends AnyForm>(
  provider: FormProvider<Config>,
): FormProvider {
  return provider as unknown as FormProvider;
}

/** What a form reports to the page around it. What visitors entered is never read. */
export interface FormMessage {
  /** The height in CSS pixels that it needs. */
  height?: number;
  /** It was sent. Messages with the same name are the same sending. */
  submitted?: string;
  /** It cannot be shown. */
  failed?: true;
}

/** The part of a provider that visitors' browsers load. */
export interface FormBrowserPart {
  /**
   * Reads a message of a form.
   *
   * @param data as it arrived; the window and the origin that it came from have been checked
   * @returns `undefined` for a message that says nothing to this page
   */
  readMessage(data: unknown, formId: string): FormMessage | undefined;
  /**
   * Announces to the provider's script a frame or an element that was not there when the script ran.
   *
   * @param isFirst whether the script has just been loaded, and finds the element by itself
   */
  activate?(embed: FormEmbed, element: HTMLElement, isFirst: boolean): void;
  /** Whether its script fills an element once and cannot take another, so that it is kept for the next time the form is shown. */
  keepsElement?(embed: FormEmbed): boolean;
  /** The event of the window by which the form says that it was sent. */
  sentEvent?: string;
  /** Whether the form is put into the page itself, and speaks from the page's own window. */
  speaksFromPage?(embed: FormEmbed): boolean;
  /**
   * Makes a form of the page more than its HTML is: checks answers, sends them, and says what became of them.
   *
   * @returns what ends all that, before the form leaves the page
   */
  enhance?(form: HTMLFormElement, embed: FormEmbed): () => void;
}

/** The forms that the engine is given. */
export interface Forms {
  providers: readonly FormProvider[];
  /** A configured form as it is put into a page. */
  embedOf(provider: FormProvider, form: ShownForm, site: FormSite): FormEmbed;
}
