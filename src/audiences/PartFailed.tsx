import { ChunkLoadError } from '../lib/loading/ChunkLoadError.ts';
import { RetryOrReload } from '../ui/loading/RetryOrReload.tsx';
import { Notice } from '../ui/panels/Notice.tsx';
import { useLanguage } from '../ui/text/Language.tsx';
import { Started } from './Started.tsx';

interface PartFailedProps {
  part: string;
  /** What the part threw. */
  error: unknown;
  retry: () => void;
}

/** Shown in place of a part that failed: its name, and a button to try again or reload. */
export function PartFailed({ part, error, retry }: PartFailedProps) {
  const { page, failures } = useLanguage('page').words;
  const isChunk = error instanceof ChunkLoadError;
  return (
    <Notice
      tone="failure"
      action={<RetryOrReload kind={isChunk ? 'chunk' : 'broken'} onRetry={retry} />}
    >
      {isChunk ? failures.part(part, failures.chunk) : page.partFailed(part)}
      {/* Only a script that is missing is for the boot script to load again. */}
      {isChunk ? null : <Started />}
    </Notice>
  );
}
