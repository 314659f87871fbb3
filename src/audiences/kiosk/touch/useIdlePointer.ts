import './lock-down.css';
import { useEffect } from 'react';

/** Milliseconds. */
const VISIBLE_FOR = 3_000;

/**
 * Hides the pointer after three seconds without movement, except over the operator's overlay. It is an attribute
 * of the page's root, so that it holds whatever the display shows.
 */
export function useIdlePointer(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const hide = () => {
      dataset['pointer'] = 'hidden';
    };
    let timer = 0;
    const onMove = () => {
      delete dataset['pointer'];
      clearTimeout(timer);
      timer = window.setTimeout(hide, VISIBLE_FOR);
    };
    hide();
    window.addEventListener('pointermove', onMove);
    return () => {
      clearTimeout(timer);
      delete dataset['pointer'];
      window.removeEventListener('pointermove', onMove);
    };
  }, []);
}
