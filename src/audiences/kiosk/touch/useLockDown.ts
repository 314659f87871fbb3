import './lock-down.css';
import { useEffect } from 'react';

/** Prevented, so that touching the display can't open, move or drag anything. */
const SUPPRESSED_EVENTS = [
  'contextmenu',
  'dragstart',
  'drop',
  'dragover',
  'dblclick',
  'gesturestart',
  'selectstart',
];

/** The keys that zoom a page together with Control or Command. */
const ZOOM_KEYS = ['+', '-', '=', '0'];

/** Suppresses what would open, move, select or zoom anything, on the whole page. */
export function useLockDown(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['locked'] = '';
    const refuse = (event: Event) => event.preventDefault();
    const refuseWheelZoom = (event: WheelEvent) => {
      if (event.ctrlKey) event.preventDefault();
    };
    const refuseKeyZoom = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && ZOOM_KEYS.includes(event.key)) event.preventDefault();
    };
    for (const name of SUPPRESSED_EVENTS) document.addEventListener(name, refuse);
    document.addEventListener('wheel', refuseWheelZoom, { passive: false });
    document.addEventListener('keydown', refuseKeyZoom);
    return () => {
      delete dataset['locked'];
      for (const name of SUPPRESSED_EVENTS) document.removeEventListener(name, refuse);
      document.removeEventListener('wheel', refuseWheelZoom);
      document.removeEventListener('keydown', refuseKeyZoom);
    };
  }, []);
}
