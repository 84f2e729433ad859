import type { PageBlock } from "../../../engine/model/block.ts";
import type { Head } from "../../../engine/model/resolved-page.ts";
import type { Overview } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import type { PartComments } from "../drafts/use-part-comments.ts";
import type { ChosenBlocks } from "../state/chosen-blocks.ts";

/** What the inspector works on. */
export interface InspectorProps {
  overview: Overview;
  /** The file of the page. */
  path: string;
  page: EditedPage;
  /** What the page has for search engines; nothing before it was shown. */
  head: Head | undefined;
  selected: number | undefined;
  onSelect: (at: number | undefined) => void;
  /** @param name of the change: changes of one field are undone together */
  onChange: (page: EditedPage, name: string, selected?: number) => void;
  /** Opens the menu of what can be added at an index. */
  onInsert: (index: number) => void;
  /** Copies or cuts blocks into the clipboard. */
  onTake: (indexes: readonly number[], cut: boolean) => void;
  /** Comments of others on blocks; nothing without drafts. */
  comments: PartComments | undefined;
  /** The blocks that are chosen together. */
  choosing: ChosenBlocks;
  /** Makes a shared part of a block, which other pages can show as well. */
  onShare: (at: number) => void;
  /** Keeps blocks to be added together on other pages. */
  onSavePattern: (label: string, blocks: PageBlock[]) => void;
  /** Copies a block to the end of another page. */
  onSend: (block: PageBlock, path: string) => void;
}
