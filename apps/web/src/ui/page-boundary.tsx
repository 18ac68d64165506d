import { Component, type ReactNode } from 'react';

/** Catches a page that could not be loaded or broke, and shows something else in its place. */
export class PageBoundary extends Component<
  { readonly instead: ReactNode; readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
