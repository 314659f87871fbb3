import type { ReactNode } from 'react';

interface DrawingProps {
  /** CSS pixels, each way. */
  size: number;
  /** What of the drawing's plane is seen: `left top width height`. */
  box?: string;
  className?: string;
  children: ReactNode;
}

/** The frame of a small drawing. It adorns words that say the same, so readers pass over it. */
export function Drawing({ size, box = '0 0 24 24', className, children }: DrawingProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={box}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
