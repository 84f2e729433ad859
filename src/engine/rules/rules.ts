import type { Rule } from "../pipeline/definitions.ts";
import { checkAliases } from "./aliases.ts";
import { checkAltTexts } from "./alt-texts.ts";
import { checkAnchors } from "./anchors.ts";
import { checkComparedFacts } from "./compared-facts.ts";
import { checkContact } from "./contact.ts";
import { checkCopies } from "./copies.ts";
import { checkDamagedTexts } from "./damaged-texts.ts";
import { checkDarkSections } from "./dark-sections.ts";
import { checkDates } from "./dates.ts";
import { checkFactNames } from "./fact-names.ts";
import { checkPhoneNumbers } from "./facts/phone-numbers.ts";
import { checkWrittenContacts } from "./facts/written-contacts.ts";
import { checkWrittenPrices } from "./facts/written-prices.ts";
import { checkFillers } from "./fillers.ts";
import { checkFormHosts } from "./form-hosts.ts";
import { checkGaps } from "./gaps.ts";
import { checkHeadBrands } from "./head-brands.ts";
import { checkHeadingOrder } from "./heading-order.ts";
import { checkHeadings } from "./headings.ts";
import { checkHeads } from "./heads.ts";
import { checkHome } from "./home.ts";
import { checkLedger } from "./ledger.ts";
import { checkOtherNames } from "./leftovers/other-names.ts";
import { checkLinkHosts } from "./link-hosts.ts";
import { checkLinkTexts } from "./link-texts.ts";
import { checkLinkedFiles } from "./linked-files.ts";
import { checkLinks } from "./links.ts";
import { checkMedia } from "./media.ts";
import { checkMisplacedHeadings } from "./misplaced-headings.ts";
import { checkNeededPages } from "./needed-pages.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkPlacement } from "./placement.ts";
import { checkPlainSigns } from "./plain-signs.ts";
import { checkPostTokens } from "./post-tokens.ts";
import { checkPosts } from "./posts.ts";
import { checkReach } from "./reach.ts";
import { checkRepeatedEntries } from "./repeated-entries.ts";
import { checkRepeatedQuestions } from "./repeated-questions.ts";
import { checkRepetition } from "./repetition.ts";
import { checkSamples } from "./samples.ts";
import { checkSources } from "./sources.ts";
import { checkSpelling } from "./spelling.ts";
import { checkDrawings } from "./unsafe-drawings.ts";
import { checkUnused } from "./unused.ts";

/** Every rule, in the order in which their issues are reported. */
export const RULES: readonly Rule[] = [
  checkLinks,
  checkPosts,
  checkPostTokens,
  checkAnchors,
  checkAliases,
  checkMedia,
  checkLinkedFiles,
  checkDrawings,
  checkAltTexts,
  checkUnused,
  checkHeadings,
  checkHeadingOrder,
  checkMisplacedHeadings,
  checkDates,
  checkPlacement,
  checkNeededPages,
  checkFormHosts,
  checkContact,
  checkPlaceholders,
  checkSamples,
  checkGaps,
  checkLedger,
  checkReach,
  checkSources,
  checkComparedFacts,
  checkHeads,
  checkRepetition,
  checkCopies,
  checkOtherNames,
  checkHome,
  checkHeadBrands,
  checkDarkSections,
  checkRepeatedEntries,
  checkRepeatedQuestions,
  checkFactNames,
  checkLinkTexts,
  checkLinkHosts,
  checkPhoneNumbers,
  checkWrittenContacts,
  checkWrittenPrices,
  checkFillers,
  checkDamagedTexts,
  checkPlainSigns,
  checkSpelling,
];
