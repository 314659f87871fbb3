import { canDrawMap } from '../lib/canDrawMap.ts';
import { repairAddress } from './repairAddress.ts';
import { watchStart } from './watchStart.ts';

repairAddress();
watchStart();
// While the page waits for its scripts. The first use of each takes a slow phone 50 ms, for which the list would wait.
// Displays, frames and the builder may have no map.
if (!/[?&]view=/.test(location.search)) canDrawMap(document);
Intl.DateTimeFormat();
