import { Component, type ReactNode } from 'react';
import { LastResort } from './last-resort.tsx';

type Props = { readonly children: ReactNode };

/** The page that says what went wrong stands in the frame. When it is the frame that fails, the least is said. */
export class FrameBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LastResort status={500} /> : this.props.children;
  }
}
