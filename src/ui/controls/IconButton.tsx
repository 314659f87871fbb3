import './IconButton.css';
import type { ComponentProps } from 'react';

import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/Icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
}

/** A button with only an icon; `label` is its accessible name and tooltip. Forwards native attributes. */
export function IconButton({ icon, label, className = '', ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={label}
      title={label}
      {...attributes}
    >
      <Icon name={icon} />
    </button>
  );
}
