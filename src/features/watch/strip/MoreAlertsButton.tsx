import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

interface MoreAlertsButtonProps {
  isOpen: boolean;
  /** How many alerts are hidden while it is closed. */
  count: number;
  onToggle: () => void;
}

/** Opens and closes the list of all alerts on a small screen. */
export function MoreAlertsButton({ isOpen, count, onToggle }: MoreAlertsButtonProps) {
  const { words, formats } = useLanguage();
  const { more, details } = words.alerts;
  const hidden = isOpen || count === 0 ? null : formats.number(count);
  return (
    <Button
      variant="plain"
      className="watch-strip__more"
      aria-expanded={isOpen}
      aria-label={hidden === null ? details : more(hidden)}
      onClick={onToggle}
    >
      {hidden === null ? null : `+${hidden}`}
      <Icon name="chevron" />
    </Button>
  );
}
