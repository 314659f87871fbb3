import './Button.css';
import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** `quiet` for a secondary button with a border, `plain` for one that looks like a link in a line. */
  variant?: 'quiet' | 'plain';
}

/** A text button, optionally with an `Icon` of size 18 before the text. Forwards native attributes. */
export function Button({ variant = 'quiet', className = '', ...attributes }: ButtonProps) {
  return (
    <button type="button" className={`button button--${variant} ${className}`} {...attributes} />
  );
}
