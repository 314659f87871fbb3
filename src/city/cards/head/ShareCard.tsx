import './ShareCard.css';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { type SharedView, useShareLink } from '../../share/useShareLink.tsx';

/** In the head of a card: shares its link. What became of it stays below until the focus goes on. */
export function ShareCard({ shared }: { shared?: SharedView | undefined }) {
  const { share: words } = useLanguage().words;
  const { share, message, clearMessage } = useShareLink({
    shared,
    className: 'share-card__message',
  });
  return (
    <div
      className="share-card"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) clearMessage();
      }}
    >
      <IconButton icon="share" label={words.button} onClick={() => void share()} />
      {message}
    </div>
  );
}
