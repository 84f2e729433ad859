import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { withParameter } from "../../engine/model/parameter.ts";
import type { ResolvedPage } from "../../engine/model/resolved-page.ts";
import { App } from "../App.tsx";
import { BlockList } from "../BlockList.tsx";
import { showHead } from "./head.ts";
import type { PageStore } from "./page-store.ts";
import { useArrival } from "./use-arrival.ts";
import { useDevelopmentUpdates } from "./use-development-updates.ts";
import { useLinks } from "./use-links.ts";

/** The site in the browser: shows the page of the current address and follows links without reloading. */
export function Site({ store, first }: { store: PageStore; first: ResolvedPage }) {
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState({ path: location.pathname, page: first });

  useEffect(() => {
    if (location.pathname === shown.path) return;
    let current = true;
    store.load(location.pathname).then(
      (page) => {
        if (!current) return;
        showHead(withParameter(page, location.pathname).head);
        setShown({ path: location.pathname, page });
      },
      () => window.location.reload(),
    );
    return () => {
      current = false;
    };
  }, [location.pathname, shown.path, store]);

  useLinks(store, navigate);
  useArrival(location, shown.path === location.pathname);
  useDevelopmentUpdates(store, (page) => setShown({ path: location.pathname, page }));
  const page = withParameter(shown.page, shown.path);
  return (
    <App page={page} shell={store.shell}>
      <BlockList blocks={page.blocks} components={store.components} />
    </App>
  );
}
