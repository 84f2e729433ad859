import { Component, type ReactNode } from "react";
import { useStrings } from "../theme/strings/use-strings.ts";
import styles from "./ErrorScreen.module.scss";

/** Shows a plain screen with a way out when a page cannot be rendered. */
export class ErrorScreen extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Failure />;
  }
}

function Failure() {
  const { say } = useStrings();
  return (
    <main className={styles.screen}>
      <h1>{say("failure.title")}</h1>
      <p>{say("failure.text")}</p>
      <p>
        <a href={location.href}>{say("failure.reload")}</a>
      </p>
      <p>
        <a href="/">{say("failure.home")}</a>
      </p>
    </main>
  );
}
