import type { Alert } from '../../contract/alerts/Alert.ts';
import type { Timed } from '../../service/Source.ts';
import type { ServerSource } from '../city/ServerSource.ts';
import type { KnownPlaces } from './knownOnly.ts';

/** The operator's own notices. */
export interface NoticesPart extends Pick<ServerSource, 'start' | 'stop' | 'health' | 'figures'> {
  /** @param city what the city has, or null while that can't be read; other places are left out */
  readAlerts(city: () => Promise<KnownPlaces | null>): Promise<Timed<readonly Alert[]>>;
}
