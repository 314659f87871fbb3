import type { ReactNode } from 'react';

interface SvgIconProps {
  /** Width and height in CSS pixels. */
  size: number;
  /** As in SVG: `left top width height`. */
  viewBox?: string;
  className?: string;
  children: ReactNode;
}

/** A small decorative drawing, hidden from screen readers because the text beside it says the same. */
export function SvgIcon({ size, viewBox = '0 0 24 24', className, children }: SvgIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
