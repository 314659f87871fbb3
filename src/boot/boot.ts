import { preloadLater } from './preloadLater.ts';
import { watchStart } from './watchStart.ts';

watchStart();
preloadLater();
