import { Component, type ReactNode } from "react";
import styles from "./ErrorScreen.module.scss";

/** Shows a plain screen with a way out when a page cannot be rendered. */
export class ErrorScreen extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.screen}>
        <h1>Unexpected Application Error!</h1>
        <p>The page could not be shown. Loading it again usually helps.</p>
        <p>
          <a href={location.href}>Load this page again</a>
        </p>
        <p>
          <a href="/">Return Home</a>
        </p>
      </main>
    );
  }
}
