import { repairAddress } from './repairAddress.ts';
import { watchStart } from './watchStart.ts';

repairAddress();
watchStart();
