import { Button } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/Language.tsx';

interface FollowButtonProps {
  isFollowed: boolean;
  onFollow: (isFollowed: boolean) => void;
}

/** Has the map go along with the bus of a card, or lets it go (R13). */
export function FollowButton({ isFollowed, onFollow }: FollowButtonProps) {
  const { follow } = useLanguage().words;
  return (
    <p>
      <Button icon="locate" onClick={() => onFollow(!isFollowed)}>
        {isFollowed ? follow.stop : follow.start}
      </Button>
    </p>
  );
}
