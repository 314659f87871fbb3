import { parseSettings } from '../contract/parseSettings.ts';
import { decodeSnapshot } from '../contract/snapshot-file.ts';
import { createService, type Service } from '../service/createService.ts';
import { createDemoCity } from '../service/sources/demo/createDemoCity.ts';
import { createSnapshotSource } from '../service/sources/snapshot/createSnapshotSource.ts';

/** What the worker's configuration provides. */
interface Bindings {
  /** The file of a snapshot that a Curbside server has imported; the demo city if absent. */
  readonly SNAPSHOT?: ArrayBuffer;
  /** The public key of the service. */
  readonly KEY?: string;
}

/** @throws Error with one line for each problem */
function open({ SNAPSHOT, KEY = 'public' }: Bindings): Service {
  const source =
    SNAPSHOT === undefined
      ? createDemoCity({ seed: 1 })
      : createSnapshotSource({ snapshot: decodeSnapshot(new Uint8Array(SNAPSHOT)) });
  const { settings, faults } = parseSettings({
    service: { baseUrl: '', key: KEY },
    city: source.city?.city,
  });
  if (settings === undefined) throw new Error(faults.join('\n'));
  return createService(source, settings);
}

let service: Service | undefined;

/** The service in a worker runtime such as workerd (S3). Runtimes take a module's default export. */
export default {
  fetch(request: Request, bindings: Bindings): Promise<Response> {
    // Not before the first request: outside of requests, worker runtimes have no clock.
    service ??= open(bindings);
    return service(request);
  },
};
