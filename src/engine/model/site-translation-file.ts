import type { Href } from "../fields/href/type.ts";
import type { Text } from "../fields/text/type.ts";
import type { Facts, Footer, Navigation, Organization, Subject } from "./site-file.ts";

/** What differs from `pages/_site.json` in another language of the site: the file `_site.json` in the folder of that language. */
export interface SiteTranslationFile {
  /**
   * Where the rules for this file lie, so that editors can help.
   * @maxLength 300
   */
  $schema?: string;
  /** The name of the site, where it has another one in this language. */
  brand?: Text;
  /** Menus and buttons, with links to pages of this language. */
  navigation: Navigation;
  /** Texts of the footer. */
  footer: Footer;
  /** The phone number as people who read this language write it. */
  phone?: Text;
  /** Figures and sentences under the names that they have in `pages/_site.json`. Those that are not here stay as they are there. */
  facts?: Facts;
  /** Who wrote the site's own articles. */
  byline?: Text;
  /** What search engines learn about the people behind the site. */
  organization?: Organization;
  /** The words around the form. */
  leadForm?: FormTranslation;
  /**
   * What pages are about, for search engines.
   * @minItems 1
   * @maxItems 50
   */
  subjects?: Subject[];
}

/** The words around a form in another language. */
export interface FormTranslation {
  /** What the form is, for screen readers. */
  title?: Text;
  /** What visitors should know before they write into it. */
  notice?: Text;
  /** What is shown in place of a form that does not open. */
  fallback?: FormFallback;
  /**
   * The page that thanks for what was sent, for a form that leads to one.
   * @pattern ^/(?!/)
   */
  thanks?: Href;
  /**
   * The words of the questions that `pages/_site.json` lists under `fields`, in the same order.
   * @minItems 1
   * @maxItems 40
   */
  fields?: QuestionTranslation[];
}

/** The words of a question in another language. */
export interface QuestionTranslation {
  /** The question, or the name of what is asked. */
  label: Text;
  /** A few words under the label that help to answer. */
  help?: Text;
  /** The heading of the step that begins with this question. */
  step?: Text;
  /**
   * The answers to choose from, in the same order.
   * @minItems 2
   * @maxItems 60
   */
  choices?: Text[];
}

/** What is shown in place of a form that does not open. */
export interface FormFallback {
  /** A few words. */
  heading: Text;
  /** What to do instead. */
  text: Text;
}
