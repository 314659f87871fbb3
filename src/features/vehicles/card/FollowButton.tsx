import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

interface FollowButtonProps {
  isFollowed: boolean;
  onFollow: (isFollowed: boolean) => void;
}

/** Starts or stops following the card's bus on the map. */
export function FollowButton({ isFollowed, onFollow }: FollowButtonProps) {
  const { follow } = useLanguage().words;
  return (
    <p>
      <Button onClick={() => onFollow(!isFollowed)}>
        <Icon name="locate" size={18} />
        {isFollowed ? follow.stop : follow.start}
      </Button>
    </p>
  );
}
