import { join } from "node:path";
import { pageData } from "../../model/page-data.ts";
import type { ResolvedPage, Shell } from "../../model/resolved-page.ts";
import { composeDocument } from "../document.ts";
import type { WriteChanged } from "../write-changed.ts";
import type { Collector } from "../written/collect.ts";
import type { PageJob, RenderContext, RenderPage } from "./page-job.ts";

/** How this thread renders and writes, and where it notes what the documents refer to. */
export interface PageTools {
  render: RenderPage;
  writeChanged: WriteChanged;
  collector: Collector;
}

/**
 * Renders a page once and writes the document and the data of each of its addresses.
 *
 * @throws when the disk is full or cannot be written
 */
export function writePage(job: PageJob, context: RenderContext, tools: PageTools): void {
  const { shell, assets, folder } = context;
  const page = JSON.parse(job.page) as ResolvedPage;
  const body = rendered(page, shell, tools.render);
  const data = JSON.stringify(pageData(assets.build, page));
  for (const files of job.files) {
    const { dataUrl } = files;
    const document = composeDocument({ page, shell, body, assets, dataUrl, ...job.meta });
    tools.writeChanged(join(folder, files.document), document);
    if (job.route !== undefined) tools.collector.add(files.document, document, job.route);
    tools.writeChanged(join(folder, files.data), data);
  }
}

/** @throws what the component threw, with its stack, and the page in its message */
function rendered(page: ResolvedPage, shell: Shell, render: RenderPage): string {
  try {
    return render(page, shell);
  } catch (cause) {
    const { message, stack } = cause as Error;
    throw Object.assign(new Error(`${page.route} cannot be rendered: ${message}`), { stack });
  }
}
