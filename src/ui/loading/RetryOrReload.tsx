import { Button } from '../controls/Button.tsx';
import { useLanguage } from '../text/Language.tsx';
import { ReloadButton } from './ReloadButton.tsx';

interface RetryOrReloadProps {
  /** Why the part failed, as in `ApiError.kind`. */
  kind: string;
  onRetry: () => void;
}

/** The button after a failure: try again, or reload the page if a script is missing. */
export function RetryOrReload({ kind, onRetry }: RetryOrReloadProps) {
  const { words } = useLanguage('page');
  if (kind === 'chunk') return <ReloadButton />;
  return (
    <Button variant="plain" onClick={onRetry}>
      {words.page.retry}
    </Button>
  );
}
