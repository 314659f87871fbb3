import { useEffect, useState } from 'react';

/** Milliseconds. */
const VISIBLE_FOR = 3_000;

/** Whether the pointer is hidden: after three seconds without movement (A5). */
export function useIdlePointer(): boolean {
  const [isIdle, setIdle] = useState(true);
  useEffect(() => {
    let timer = 0;
    const onMove = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setIdle(true), VISIBLE_FOR);
    };
    window.addEventListener('pointermove', onMove);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', onMove);
    };
  }, []);
  return isIdle;
}
