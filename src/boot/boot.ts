import { preloadPanel } from './preloadPanel.ts';
import { watchStart } from './watchStart.ts';

watchStart();
preloadPanel();
