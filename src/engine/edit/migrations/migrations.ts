import { blogProviders } from "./blog-providers.ts";
import { formNotice } from "./form-notice.ts";
import { lucideIcons } from "./lucide-icons.ts";
import type { Migration } from "./migration.ts";
import { placeAreas } from "./place-areas.ts";
import { sharedBlocks } from "./shared-blocks.ts";

/** All migrations, in the order of their versions. One is made as soon as the engine has its version. */
export const MIGRATIONS: readonly Migration[] = [
  blogProviders,
  formNotice,
  sharedBlocks,
  lucideIcons,
  placeAreas,
];
