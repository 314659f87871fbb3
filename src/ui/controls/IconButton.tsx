import './IconButton.css';

import type { ComponentProps } from 'react';

import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/Icon.tsx';

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
