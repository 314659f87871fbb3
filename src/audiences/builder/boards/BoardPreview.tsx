import '../preview/Preview.css';
import { useEffect, useState } from 'react';

import { FRAME_SANDBOX } from '../../../lib/frames/frameHtml.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useElementSize } from '../../useElementSize.ts';
import { fitPreview } from '../preview/fitPreview.ts';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { type BoardState, boardQuery } from './state/board-state.ts';

/** Milliseconds: the preview opens again when typing pauses, not after every letter. */
const SETTLE = 400;

/** What the preview has open: the board, some time after the last change. */
function useOpened(query: string): string {
  const [opened, setOpened] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setOpened(query), SETTLE);
    return () => clearTimeout(timer);
  }, [query]);
  return opened;
}

/** The board as it will be, live, in the pixels of its screen and shrunk to fit. It reports itself to nobody. */
export function BoardPreview({ state: { query, screen } }: { state: BoardState }) {
  const { formats } = useLanguage('page');
  const words = useBuilderWords();
  const { ref, ...size } = useElementSize();
  const { width, height, scale } = fitPreview(screen, size);
  const source = `/?${useOpened(boardQuery(query))}&preview=1`;
  return (
    <section className="builder-preview" aria-label={words.preview}>
      <div className="builder-preview__space" ref={ref}>
        <div
          className="builder-preview__frame"
          style={{ width: Math.floor(width * scale), height: Math.floor(height * scale) }}
        >
          <iframe
            // A new element for each URL: a changed one would add a history entry.
            key={`${width}x${height} ${source}`}
            src={source}
            title={words.boards.preview}
            inert
            sandbox={FRAME_SANDBOX}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
        <p className="builder-preview__caption">
          {words.previewSize(
            String(width),
            String(height),
            scale < 1 ? formats.percent(Math.round(scale * 100)) : null,
          )}
        </p>
      </div>
    </section>
  );
}
