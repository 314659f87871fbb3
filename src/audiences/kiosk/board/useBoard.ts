import { useCallback, useEffect, useState } from 'react';

import { boardOf, type ScreenBoard } from '../../../contract/board/screens/screen-entry.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import type { ChangeView } from '../../../view/useView.ts';
import type { View } from '../../../view/view.ts';
import { storedScreenID } from '../fleet/screenID.ts';
import { panelsIn } from '../options/kiosk-panels.ts';
import { kioskView } from '../options/kioskView.ts';
import { storedEntry, storeEntry } from './storedEntry.ts';

/** What a display shows. */
export interface Board extends ScreenBoard {
  /** Its entry in screens.json; null if the address says it all. */
  readonly entry: unknown;
  readonly view: View;
}

/** How a display has taken the entry that screens.json has for it now. */
export interface EntryState {
  /** Why the last good one is shown instead, in English; empty if it is right. */
  readonly wrong: readonly string[];
  /** Whether there is a last good one: without it, what is right in the entry is shown. */
  readonly hasGood: boolean;
  /** Whether the browser could store the entry, so that the next start has it without a network. */
  readonly isStored: boolean;
}

/** Milliseconds. A display whose address has only its ID shows nothing until then, rather than the whole city. */
const FIRST_LIMIT = 5_000;

/** Such as after a change of its name there, or without the file. */
const NO_ENTRY = 'screens.json has no entry for it';

/** The builder's preview is no display, so the browser stores no ID for it. */
const PREVIEW = 'preview';

/** What says where a display hangs, and what it shows. */
const CONTENTS = ['stop', 'near', 'route', 'lots', 'operator', 'bbox', 'center', 'panels'];

const hasContentsIn = (parameters: URLSearchParams): boolean =>
  CONTENTS.some((name) => parameters.has(name));

const isSameEntry = (one: Board, other: Board): boolean =>
  JSON.stringify(one.entry) === JSON.stringify(other.entry);

const withView =
  (change: Partial<View>) =>
  <B extends Board | null>(board: B): B =>
    board === null ? board : { ...board, view: { ...board.view, ...change } };

/** The board of an address and an entry in a city. */
function boardIn(address: URLSearchParams, entry: unknown, settings: Settings): Board {
  const board = boardOf(address, entry);
  const { stops, near } = board.options;
  const isStation = stops.length + near.length > 0;
  const panels = panelsIn(board.options.panels, isStation, settings.features);
  const options = { ...board.options, panels };
  return { ...board, options, entry, view: kioskView(board.parameters, options, settings) };
}

/**
 * The board of this display: its address, and over it the last good entry of screens.json. The next board stands aside
 * until its data is there, so that nothing is empty in between.
 */
export function useBoard(settings: Settings) {
  const [address] = useState(() => new URLSearchParams(window.location.search));
  const [{ id, first }] = useState(() => {
    const own = boardIn(address, null, settings);
    if (own.options.isPreview) return { id: PREVIEW, first: own };
    const known = own.options.id ?? storedScreenID();
    const stored = boardIn(address, storedEntry(known), settings);
    return { id: known, first: stored.wrong.length === 0 ? stored : own };
  });
  const [shown, setShown] = useState(first);
  const [next, setNext] = useState<Board | null>(null);
  const [state, setState] = useState<Omit<EntryState, 'hasGood'>>({ wrong: [], isStored: true });
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAsked(true), FIRST_LIMIT);
    return () => clearTimeout(timer);
  }, []);
  const changeView = useCallback<ChangeView>((change) => setShown(withView(change)), []);
  const changeNextView = useCallback<ChangeView>((change) => setNext(withView(change)), []);

  const hasContents = hasContentsIn(shown.parameters);
  const hasGood = shown.wrong.length === 0 && (shown.entry !== null || hasContents);

  /** Takes what screens.json has for this display; undefined if it couldn't be read, which changes nothing. */
  const take = (entry: unknown) => {
    setIsAsked(true);
    if (entry === undefined) return;
    // A lobby's board would become the whole city's, although nobody wrote so.
    if (entry === null && shown.entry !== null && hasGood && !hasContentsIn(address)) {
      setNext(null);
      setState((now) => ({ ...now, wrong: [NO_ENTRY] }));
      return;
    }
    const board = boardIn(address, entry, settings);
    const isRight = board.wrong.length === 0;
    const isShown = isSameEntry(board, shown) && isRight === (shown.wrong.length === 0);
    if (isShown || (!isRight && hasGood)) {
      setNext(null);
      setState((now) => ({ ...now, wrong: isShown ? shown.wrong : board.wrong }));
    } else setNext((now) => (now !== null && isSameEntry(now, board) ? now : board));
  };
  const showNext = () => {
    if (next === null) return;
    setShown(next);
    setNext(null);
    const { wrong, entry } = next;
    const stored = wrong.length === 0 ? { isStored: storeEntry(id, entry) } : {};
    setState((now) => ({ ...now, ...stored, wrong }));
  };
  /** The city has none of what the entry names. */
  const refuseNext = (missing: readonly string[]) => {
    if (next === null) return;
    const wrong = [...next.wrong, ...missing];
    // A display that never had a good board shows what is right in this one, and not the whole city.
    if (!hasGood && !isSameEntry(next, shown)) setShown({ ...next, wrong });
    setNext(null);
    setState((now) => ({ ...now, wrong }));
  };
  return {
    id,
    shown,
    changeView,
    next,
    changeNextView,
    showNext,
    refuseNext,
    take,
    state: { ...state, hasGood },
    /** Whether the board must wait for its entry. */
    isWaiting:
      !shown.options.isPreview &&
      !hasContents &&
      shown.entry === null &&
      (!isAsked || next !== null),
  };
}
