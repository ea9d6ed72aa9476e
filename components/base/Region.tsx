import { Component, type ComponentChildren } from "preact";
import { regionSentence } from "../../utils/platform/failure-sentences.ts";
import { Alert } from "./notices.tsx";
import { RetryButton } from "./RetryButton.tsx";

interface RegionProps {
  /** What the user calls this part of the page. */
  name: string;
  /** What is drawn. After a failure, something else is tried without being asked. */
  subject?: unknown;
  children: ComponentChildren;
}

/** A part of a page that can fail to be drawn without taking the rest along. */
export class Region extends Component<RegionProps, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    console.error(`"${this.props.name}" could not be drawn:`, error);
    this.setState({ failed: true });
  }

  override componentDidUpdate(before: RegionProps): void {
    if (this.state.failed && before.subject !== this.props.subject) this.setState({ failed: false });
  }

  override render() {
    const { name, children } = this.props;
    if (!this.state.failed) return children;
    const onRetry = (): void => this.setState({ failed: false });
    return <Alert actions={<RetryButton onRetry={onRetry} />}>{regionSentence(name)}</Alert>;
  }
}
