import { hash } from "node:crypto";
import { join } from "node:path";
import { byPath } from "../../model/by-path.ts";
import { pageData } from "../../model/page-data.ts";
import type { ResolvedPage } from "../../model/resolved-page.ts";
import { apartFiles } from "../apart-files.ts";
import { composeDocument } from "../document.ts";
import { documentReferences } from "../document-references.ts";
import { createWriteFile } from "../write-file.ts";
import { createCollector } from "../written/collect.ts";
import { joinDocuments } from "../written/read-element.ts";
import { createPropsReader } from "../written/read-props.ts";
import type { PageJob, RenderContext, RenderPage, WrittenPages } from "./page-job.ts";

/** Renders and writes pages on one thread, a batch at a time. */
export type WriteBatch = (batch: readonly PageJob[]) => WrittenPages;

/** Makes what a thread renders and writes with. */
export function createWriteBatch(context: RenderContext, render: RenderPage): WriteBatch {
  const { frames, folder } = context;
  const collector = createCollector();
  const props = createPropsReader();
  const writeFile = createWriteFile();

  /** Renders a page once and writes the document and the data of each of its addresses. */
  const writePage = (job: PageJob): WrittenPages["sizes"] => {
    const page = JSON.parse(job.page) as ResolvedPage;
    const { shell, assets } = byPath(frames, page.route);
    const body = rendered(page, () => render(page, shell, props.note));
    const content = props.noted();
    const data = JSON.stringify(
      pageData(assets.build, page, apartFiles(page, assets.apart).styles),
    );
    return job.files.flatMap((files): WrittenPages["sizes"] => {
      const input = { page, shell, body, assets, dataUrl: files.dataUrl, ...job.meta };
      const document = composeDocument(input);
      const isRead = isSampled(files.document, context.readAgain);
      const noted = joinDocuments(documentReferences(input), content);
      if (job.route !== undefined)
        collector.addNoted(files.document, noted, isRead ? document : undefined);
      return [
        [files.document, writeFile(join(folder, files.document), document)],
        [files.data, writeFile(join(folder, files.data), data)],
      ];
    });
  };
  return (batch) => ({ sizes: batch.flatMap(writePage), collected: collector.collected() });
}

/** @throws what the component threw, with its stack, and the page in its message */
function rendered(page: ResolvedPage, render: () => string): string {
  try {
    return render();
  } catch (cause) {
    const { message, stack } = cause as Error;
    throw Object.assign(new Error(`${page.route} cannot be rendered: ${message}`), { stack });
  }
}

/** Whether a document belongs to those that are read again: the same ones on every machine. */
function isSampled(path: string, part: number): boolean {
  return part >= 1 || Number.parseInt(hash("sha1", path).slice(0, 8), 16) / 2 ** 32 < part;
}
