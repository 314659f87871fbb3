import './Preview.css';
import { useEffect, useState } from 'react';
import type { Ref, RefObject } from 'react';

import type { FrameSize } from '../../../lib/frames/frame-size.ts';
import { FRAME_SANDBOX } from '../../../lib/frames/frameHtml.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { FrameOptions } from '../../embed/options/frame-options.ts';
import { urlFromFrameOptions } from '../state/urlFromFrameOptions.ts';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import type { FittedPreview } from './fitPreview.ts';
import { previewSize } from './previewCamera.ts';
import { shownArea } from './shownArea.ts';
import type { StartArea } from './shownArea.ts';
import { useMovedCamera } from './useMovedCamera.ts';

interface PreviewProps {
  options: FrameOptions;
  size: FrameSize;
  fitted: FittedPreview;
  /** The space that `fitted` was computed for. */
  spaceRef: Ref<HTMLDivElement>;
  frameRef: RefObject<HTMLIFrameElement | null>;
  isMoving: boolean;
  onMoved: (area: StartArea) => void;
  onStopMoving: () => void;
}

/** Milliseconds: the preview opens again when typing pauses, not after every letter. */
const SETTLE = 400;

/** The preview's URL. Only the builder moves it, so one finger and the wheel may too. */
const sourceOf = (options: FrameOptions) =>
  `/?${urlFromFrameOptions({ ...options, gestures: 'full' })}`;

/**
 * What the preview has open. An area that comes from the preview itself doesn't open it again, but another
 * size does, because a frame fits its map only at the start.
 */
function useOpened(
  options: FrameOptions,
  size: FrameSize,
  movedArea: StartArea | null,
): { readonly key: string; readonly source: string } {
  const [opened, setOpened] = useState({ options, size });
  const { view, bbox } = options;
  const isOwnMove = movedArea?.bbox === bbox && movedArea.camera === view.camera;
  const before = opened.options;
  const compared = isOwnMove
    ? { ...options, bbox: before.bbox, view: { ...view, camera: before.view.camera } }
    : options;
  const isOpen = opened.size === size && sourceOf(before) === sourceOf(compared);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setOpened({ options, size }), SETTLE);
    return () => clearTimeout(timer);
  }, [isOpen, options, size]);
  const source = sourceOf(before);
  return { source, key: `${opened.size?.width}x${opened.size?.height} ${source}` };
}

/**
 * The frame as it will be, live. The keyboard and pointer skip it, except while its map is moved to set the
 * area.
 */
export function Preview({
  options,
  size,
  fitted: { width, height, scale },
  spaceRef,
  frameRef,
  isMoving,
  onMoved,
  onStopMoving,
}: PreviewProps) {
  const { formats } = useLanguage();
  const own = useBuilderWords();
  const [movedArea, setMovedArea] = useState<StartArea | null>(null);
  const { key, source } = useOpened(options, size, movedArea);
  useMovedCamera(frameRef, isMoving, (camera) => {
    const area = shownArea({ camera, ...previewSize(frameRef.current) });
    setMovedArea(area);
    onMoved(area);
  });
  useEffect(() => {
    if (isMoving) frameRef.current?.focus();
  }, [isMoving, frameRef]);
  return (
    <section className="builder-preview" aria-label={own.preview}>
      <div className="builder-preview__space" ref={spaceRef}>
        <div
          className={`builder-preview__frame ${isMoving ? 'builder-preview__frame--moving' : ''}`}
          style={{ width: Math.floor(width * scale), height: Math.floor(height * scale) }}
        >
          <iframe
            // A new element for each URL: a changed one would add a history entry.
            key={key}
            ref={frameRef}
            src={source}
            title={own.previewTitle}
            inert={!isMoving}
            sandbox={FRAME_SANDBOX}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
        <p className="builder-preview__caption">
          <span>
            {own.previewSize(
              String(width),
              String(height),
              scale < 1 ? formats.percent(Math.round(scale * 100)) : null,
            )}
          </span>
          {isMoving ? <Button onClick={onStopMoving}>{own.moveDone}</Button> : null}
        </p>
      </div>
    </section>
  );
}
