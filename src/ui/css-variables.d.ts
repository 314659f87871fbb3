import type { CSSProperties as Known } from 'react';

declare module 'react' {
  /** Custom properties are set by style too: a route's colour, a sheet's height. */
  interface CSSProperties {
    [name: `--${string}`]: Known['width'];
  }
}
