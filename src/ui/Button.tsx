import './Button.css';

import type { ComponentProps } from 'react';

import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  icon?: IconName;
  /** `quiet` for what stands beside the main thing, `plain` for a text button in a line. */
  look?: 'filled' | 'quiet' | 'plain';
}

export function Button({ icon, look = 'quiet', className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button button--${look} ${className}`} {...rest}>
      {icon === undefined ? null : <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
}

/** A button that shows only a picture; its `label` is its name and its tooltip. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
