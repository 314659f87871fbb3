import { watchStart } from './watchStart.ts';

watchStart();
