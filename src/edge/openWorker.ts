import * as z from 'zod/mini';

import { issueLines, parseSettings } from '../contract/settings/parseSettings.ts';
import { decodeSnapshot } from '../contract/snapshot/snapshot-file.ts';
import { decodeTimetable } from '../contract/snapshot/timetable-file.ts';
import { contradictions } from '../service/contradictions.ts';
import { createService, type Service } from '../service/createService.ts';
import { mergeSettings } from '../service/mergeSettings.ts';
import { PAGE_CHECKS } from '../service/page-checks.ts';
import { headOf, JSON_TYPE, withEtag } from '../service/responses.ts';
import type { Source } from '../service/Source.ts';
import { createDemoCity } from '../service/sources/demo/createDemoCity.ts';
import { createSnapshotSource } from '../service/sources/snapshot/createSnapshotSource.ts';
import { ignoredSettings } from './ignoredSettings.ts';

export interface Bindings {
  /** The file of a snapshot that a Curbside server has imported; the demo city if absent. */
  readonly SNAPSHOT?: ArrayBuffer;
  /** The file of its timetable, which is beside it; without it, the city has no times. */
  readonly TIMETABLE?: ArrayBuffer;
  /** The settings file's JSON; the key `public` and nothing else if absent. */
  readonly SETTINGS?: unknown;
}

const DEFAULT_SETTINGS = { service: { baseUrl: '', key: 'public' } };
const SETTINGS_PATH = '/curbside.json';

const File = z.looseObject({
  source: z.optional(z.looseObject({ kind: z.string(), seed: z.optional(z.int()) })),
  server: z.optional(z.looseObject({})),
  ...PAGE_CHECKS,
});

function openSource({ SNAPSHOT, TIMETABLE }: Bindings, { source }: z.output<typeof File>): Source {
  if (SNAPSHOT !== undefined)
    return createSnapshotSource({
      snapshot: decodeSnapshot(new Uint8Array(SNAPSHOT)),
      clock: Date.now,
      ...(TIMETABLE === undefined ? {} : { timetable: decodeTimetable(new Uint8Array(TIMETABLE)) }),
    });
  if (source === undefined || source.kind === 'demo')
    return createDemoCity({ seed: source?.seed ?? 1 });
  throw new Error(
    `source.kind: a worker can't serve "${source.kind}" without the file of a snapshot in SNAPSHOT`,
  );
}

/** @throws Error with one line for each problem */
function checkFile(json: unknown): z.output<typeof File> {
  const parsed = z.safeParse(File, json, { reportInput: true });
  if (!parsed.success) throw new Error(issueLines(parsed.error, File).join('\n'));
  return parsed.data;
}

/**
 * Opens the service in a worker runtime, which answers the interface and `/curbside.json`. The page's
 * files are a web server's task.
 *
 * @param log receives what is served, and one entry for each setting that a worker can't honor
 * @throws Error with one line for each problem of the settings
 */
export function openWorker(
  bindings: Bindings,
  log: (entry: Readonly<Record<string, string>>) => void,
): Service {
  const { SETTINGS = DEFAULT_SETTINGS } = bindings;
  const file = checkFile(SETTINGS);
  const { source: _source, server: _server, ...page } = file;
  const source = openSource(bindings, file);
  const parse = () => {
    const { settings, faults } = parseSettings(mergeSettings(page, source), File);
    const problems = settings === undefined ? faults : contradictions(settings);
    if (settings === undefined || problems.length > 0) throw new Error(problems.join('\n'));
    return settings;
  };
  const settings = parse();
  log({ event: 'started', source: source.name, city: settings.city.name });
  for (const { setting, reason } of ignoredSettings(SETTINGS))
    log({ event: 'setting ignored', setting, reason });
  const service = createService(source, settings);
  let { city } = source;
  let body = JSON.stringify(settings);
  /** The settings change with the hour; see `Source`. */
  const bodyNow = () => {
    if (source.city === city) return body;
    ({ city } = source);
    body = JSON.stringify(parse());
    return body;
  };
  return async (request) => {
    const { method } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (new URL(request.url).pathname !== SETTINGS_PATH || !isRead) return service(request);
    const response = withEtag(request, {
      body: bodyNow(),
      type: JSON_TYPE,
      cacheControl: 'no-cache',
    });
    return method === 'HEAD' ? headOf(response) : response;
  };
}
