import { Component, type ReactNode } from "react";
import type { ResolvedBlock } from "../../../engine/model/block.ts";
import { say } from "../words/say.ts";
import styles from "./BlockBoundary.module.scss";

interface Props {
  block: ResolvedBlock | null;
  children?: ReactNode;
}

/** Keeps an unfinished block from taking the page with it; it is shown again when it changes. */
export class BlockBoundary extends Component<Props, { failed?: ResolvedBlock | null }> {
  override state: { failed?: ResolvedBlock | null } = {};

  override componentDidCatch(): void {
    this.setState({ failed: this.props.block });
  }

  static getDerivedStateFromProps(
    { block }: Props,
    { failed }: { failed?: ResolvedBlock | null },
  ): { failed?: ResolvedBlock | null } {
    return failed !== undefined && failed !== block ? { failed: undefined } : {};
  }

  override render(): ReactNode {
    if (this.props.block && this.state.failed === undefined) return this.props.children;
    return <p className={styles.unfinished}>{say("frame.cannotShow")}</p>;
  }
}
