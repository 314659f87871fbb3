import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

interface RemindButtonProps {
  /** Whether the choice of reminders is open. */
  isOpen: boolean;
  onToggle: () => void;
}

/** In the head of a stop's card: opens the choice of reminders for its departures. */
export function RemindButton({ isOpen, onToggle }: RemindButtonProps) {
  const { byTime } = useLanguage().words.alerts;
  return (
    <IconButton icon="bell" label={byTime.heading} aria-expanded={isOpen} onClick={onToggle} />
  );
}
