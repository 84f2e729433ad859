import type { ReactNode } from "react";
import type { ResolvedPage, Shell } from "../engine/model/resolved-page.ts";
import { isPattern } from "../engine/model/route.ts";
import "../theme/ui/global.scss";
import { CallBar } from "../theme/shell/CallBar.tsx";
import { Footer } from "../theme/shell/Footer.tsx";
import { Header } from "../theme/shell/Header.tsx";
import { StringsContext, useStrings } from "../theme/strings/use-strings.ts";
import styles from "./App.module.scss";

/** What a page is shown from. Of the page itself only what its frame depends on. */
export interface AppProps {
  page: ResolvedPage;
  shell: Shell;
  /** Its blocks. */
  children: ReactNode;
}

/** A whole page: frame and blocks. The same on the server and in the browser. */
export function App({ page, shell, children }: AppProps) {
  return (
    <StringsContext value={shell}>
      <Frame page={page} shell={shell}>
        {children}
      </Frame>
    </StringsContext>
  );
}

function Frame({ page, shell, children }: AppProps) {
  const { say } = useStrings();
  const isHome = page.route === (shell.home ?? "/");
  return (
    <>
      <a className={styles.skip} href="#main" data-screen-only>
        {say("frame.skip")}
      </a>
      <Header shell={shell} route={page.route} languages={page.languages} />
      <main
        key={page.route}
        id="main"
        tabIndex={-1}
        className={isHome ? styles.home : styles.main}
        data-home={isHome || undefined}
      >
        {children}
      </main>
      <Footer shell={shell} address={isPattern(page.route) ? undefined : page.head.canonical} />
      <CallBar shell={shell} />
    </>
  );
}
