import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../../ui/icons/Icon.tsx';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';

interface ChosenProps {
  icon: IconName;
  name: string;
  onRemove: () => void;
}

/** Something that was chosen, with a button that removes it. */
export function Chosen({ icon, name, onRemove }: ChosenProps) {
  const own = useBuilderWords();
  return (
    <p className="builder-chosen">
      <Icon name={icon} size={18} />
      <span>{name}</span>
      <IconButton icon="close" label={own.remove(name)} onClick={onRemove} />
    </p>
  );
}
