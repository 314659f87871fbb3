import './FoldButton.css';
import { useEffect, useRef, useState } from 'react';

import { IconButton } from '../../../ui/controls/IconButton.tsx';
import type { SheetHeight } from '../../../ui/panels/Sheet.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useChosenTabInView } from './useChosenTabInView.ts';
import { useSheetDrag } from './useSheetDrag.ts';

/** Scrolling this many pixels puts the controls away again. */
const READING_PIXELS = 40;

interface FoldButtonProps {
  /** A setState updater. */
  onHeightChange: (next: (height: SheetHeight) => SheetHeight) => void;
}

/** The sheet around a part of it, and its controls, which scroll away on a small screen. */
function sheetAround(part: Element | null) {
  const sheet = part?.closest('.sheet');
  const fold = sheet?.querySelector<HTMLElement>('.sheet__fold');
  return sheet && fold ? { sheet, fold } : null;
}

/**
 * The button beside the tabs of a small screen that shows the search and the routes while they are
 * scrolled away, over the content, which keeps its place; or scrolls them away.
 */
export function FoldButton({ onHeightChange }: FoldButtonProps) {
  const { lists } = useLanguage().words;
  const { panel, selection } = usePageView();
  const content = `${panel} ${selection?.kind} ${selection?.id}`;
  const button = useRef<HTMLButtonElement>(null);
  const [isAway, setAway] = useState(false);
  /** What the controls were opened over, and at which scroll position. */
  const [opened, setOpened] = useState<{ content: string; at: number } | null>(null);
  const isOpen = isAway && opened?.content === content;
  useSheetDrag(button, onHeightChange);
  useChosenTabInView(button, panel);
  useEffect(() => {
    const parts = sheetAround(button.current);
    if (parts === null) return undefined;
    const { sheet, fold } = parts;
    let size = fold.offsetHeight;
    const update = () => {
      setAway(sheet.scrollTop >= size / 2);
      setOpened((now) =>
        now !== null && Math.abs(sheet.scrollTop - now.at) > READING_PIXELS ? null : now,
      );
    };
    // On a phone that is turned the controls have another height: if they were away, the content keeps its place.
    const resize = () => {
      const before = size;
      size = fold.offsetHeight;
      if (before > 0 && sheet.scrollTop >= before) sheet.scrollTop += size - before;
      update();
    };
    update();
    window.addEventListener('resize', resize);
    sheet.addEventListener('scroll', update, { passive: true });
    return () => {
      window.removeEventListener('resize', resize);
      sheet.removeEventListener('scroll', update);
    };
  }, []);
  const toggle = () => {
    const parts = sheetAround(button.current);
    if (parts === null) return;
    const { sheet, fold } = parts;
    if (isOpen) setOpened(null);
    else if (isAway) setOpened({ content, at: sheet.scrollTop });
    else {
      const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      sheet.scrollTo({ top: fold.offsetHeight, behavior: reducesMotion ? 'instant' : 'smooth' });
    }
  };
  return (
    <IconButton
      ref={button}
      icon="chevron"
      label={isAway && !isOpen ? lists.showControls : lists.hideControls}
      className={`fold-button ${isOpen ? 'sheet__unfold' : ''}`}
      aria-expanded={!isAway || isOpen}
      onClick={toggle}
    />
  );
}
