import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { DocumentContext, DocumentValues } from "../providers/browser/document-values.ts";
import { StringsContext } from "../theme/strings/use-strings.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { PageStore } from "./navigation/page-store.ts";
import { Site } from "./navigation/Site.tsx";

/**
 * Lets React take over the page that the server sent. When its data cannot be had, or belongs to
 * another build, the page stays as it is: complete, with plain links.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById("root");
  const { build, shell: shellUrl } = document.documentElement.dataset;
  if (!root || build === undefined || shellUrl === undefined) return;
  try {
    const store = await PageStore.open(shellUrl, build);
    const page = await store.first(location.pathname);
    hydrateRoot(
      root,
      <StringsContext value={store.shell}>
        <ErrorScreen>
          <BrowserRouter>
            <DocumentContext value={new DocumentValues()}>
              <Site store={store} first={page} />
            </DocumentContext>
          </BrowserRouter>
        </ErrorScreen>
      </StringsContext>,
    );
  } catch (cause) {
    console.warn("This page stays without scripts.", cause);
  }
}
