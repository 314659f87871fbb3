import './Button.css';

import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** `quiet` for what stands beside the main thing, `plain` for a text button in a line. */
  variant?: 'quiet' | 'plain';
}

/** A button of text; an `Icon` of 18 may stand before it. */
export function Button({ variant: look = 'quiet', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`button button--${look} ${className}`} {...rest} />;
}
