import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in the part's place after an error of ours. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps an error of one part in that part: the rest of the page stays (R25). */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { caught: { error: unknown } | null }
> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.fallback(this.retry, caught.error);
  }

  private readonly retry = () => this.setState({ caught: null });
}
