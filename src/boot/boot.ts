import { preloadLater } from './preloadLater.ts';
import { repairAddress } from './repairAddress.ts';
import { watchStart } from './watchStart.ts';

repairAddress();
watchStart();
// The links are in the part of the page that is not parsed yet. The second event finds none.
document.addEventListener('readystatechange', preloadLater);
