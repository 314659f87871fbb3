import './RowNotice.css';
import { Icon } from '../../../ui/icons/Icon.tsx';

/** In a stop's row of a list: a line about what is closed or changed there. Empty without a text. */
export const RowNotice = ({ text }: { text: string }) =>
  text === '' ? null : (
    <span className="row-notice">
      <Icon name="notice" size={14} /> {text}
    </span>
  );
