import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface RowOnScreenProps {
  stopID: string;
  /** Memoize it. */
  onScreen: (stopID: string, isOnScreen: boolean) => void;
  className: string;
  children: ReactNode;
}

/** The stops whose rows are on the screen, and what their `RowOnScreen` reports to. */
export function useListedRows() {
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set());
  const onScreen = useCallback(
    (stopID: string, isOnScreen: boolean) =>
      setShown((before) => {
        if (before.has(stopID) === isOnScreen) return before;
        const others = [...before].filter((one) => one !== stopID);
        return new Set(isOnScreen ? [...others, stopID] : others);
      }),
    [],
  );
  return { shown, onScreen };
}

/** A part of a list's row that reports whether the row is on the screen. */
export function RowOnScreen({ stopID, onScreen, className, children }: RowOnScreenProps) {
  const row = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The whole row, because this part may be empty, or below the end of the screen.
    const element = row.current?.closest('li') ?? null;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) =>
      onScreen(stopID, entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      onScreen(stopID, false);
    };
  }, [stopID, onScreen]);
  return (
    <span ref={row} className={className}>
      {children}
    </span>
  );
}
