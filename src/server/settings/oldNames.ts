/** Settings of a source that had another name up to version 0.2. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['vehiclesKeptSeconds', 'vehiclesMaxAgeSeconds'],
  ['lotsKeptSeconds', 'lotsMaxAgeSeconds'],
  ['stopsKeptHours', 'stopsMaxAgeHours'],
  ['keptHours', 'maxAgeHours'],
]);

/**
 * Renames a source's settings to their names of today. A setting that is there under both names is left as it is, so that
 * the check refuses the old name.
 */
export function withoutOldNames(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withoutOldNames);
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([name, value]): [string, unknown] => {
    const newName = OLD_NAMES.get(name) ?? name;
    return [newName in json ? name : newName, withoutOldNames(value)];
  });
  return Object.fromEntries(entries);
}
