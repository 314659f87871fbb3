import { Button } from '../ui/controls/Button.tsx';
import { useFirstLanguage } from '../ui/text/Language.tsx';
import { Notice } from '../ui/panels/Notice.tsx';

/** What stands where a part of the page broke: its name, and a way to try again (R25). */
export function PartFailed({ part, retry }: { part: string; retry: () => void }) {
  const { words } = useFirstLanguage();
  return (
    <Notice
      tone="failure"
      action={
        <Button variant="plain" onClick={retry}>
          {words.page.retry}
        </Button>
      }
    >
      {words.page.broken(part)}
    </Notice>
  );
}
