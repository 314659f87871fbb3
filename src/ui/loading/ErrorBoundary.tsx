import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered in place of the children after an error; `retry` renders them again. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

/** Limits a render error to one part of the page; the rest keeps working. */
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

interface OptionalProps {
  /** Shown while the part loads, and after it failed. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part that the page does without until its code has loaded, and if it fails. */
export const Optional = ({ fallback = null, children }: OptionalProps) => (
  <ErrorBoundary fallback={() => fallback}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
