import { preloadLater } from './preloadLater.ts';
import { watchStart } from './watchStart.ts';

watchStart();
// The names of files are in the part of the page that is not parsed yet.
document.addEventListener('readystatechange', preloadLater, { once: true });
