/** Settings of a source that had another name up to version 0.2. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  vehiclesKeptSeconds: 'vehiclesMaxAgeSeconds',
  lotsKeptSeconds: 'lotsMaxAgeSeconds',
  stopsKeptHours: 'stopsMaxAgeHours',
  keptHours: 'maxAgeHours',
};

/** A source's settings under their names of today. A setting that is there under both keeps the old one, a fault. */
export function withoutOldNames(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withoutOldNames);
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([name, value]): [string, unknown] => {
    const now = OLD_NAMES[name];
    return [now === undefined || now in json ? name : now, withoutOldNames(value)];
  });
  return Object.fromEntries(entries);
}
