import type { CSSProperties as Known } from 'react';

declare module 'react' {
  /** Allows custom properties in `style`, such as a route's color. */
  interface CSSProperties {
    [name: `--${string}`]: Known['width'];
  }
}
