import { parseSettings } from '../contract/parseSettings.ts';
import { createService, type Service } from '../service/createService.ts';
import { createDemoCity } from '../service/sources/demo/createDemoCity.ts';

/** What the worker's configuration provides. */
interface Bindings {
  /** The page's settings file as text; the demo city's with the key `demo` if absent. */
  readonly SETTINGS?: string;
}

function open({ SETTINGS = '{"service":{"baseUrl":"","key":"demo"}}' }: Bindings): Service {
  const source = createDemoCity({ seed: 1 });
  const { settings, faults } = parseSettings({
    ...source.city,
    features: undefined,
    ...JSON.parse(SETTINGS),
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
