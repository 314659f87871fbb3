import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered in place of the children after an error; `retry` renders them again. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

/** Limits a render error to one part of the page; the rest keeps working (R25). */
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
