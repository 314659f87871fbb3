import { ownValue } from '../../lib/ownValue.ts';
import { keysInUrl, SHORTEST_KEY } from '../createKeyTest.ts';
import { isUrl, withoutSecrets } from '../settings/address-settings.ts';
import type { Environment } from '../settings/secrets.ts';
import { StartupError } from '../StartupError.ts';

const VARIABLE = 'FEED_KEY';

/**
 * Writes addresses for a settings file, which contains no keys: the key of a URL is in an environment variable that the file
 * names.
 *
 * @param env a variable that has another value isn't named
 */
export function createKeysAside(env: Environment) {
  const variables = new Map<string, { readonly variable: string; readonly hint: string }>();
  function variableOf(key: string, what: string): string {
    const known = variables.get(key);
    if (known !== undefined) return known.variable;
    const taken = new Set(Array.from(variables.values(), ({ variable }) => variable));
    let variable = VARIABLE;
    for (let count = 2; taken.has(variable) || (ownValue(env, variable) ?? key) !== key; count++)
      variable = `${VARIABLE}_${count}`;
    const hint = `Before that, set the environment variable ${variable} to the ${what}`;
    variables.set(key, { variable, hint });
    return variable;
  }
  return {
    /** @throws StartupError for a URL with several keys, of which a settings file can name one */
    addressOf(address: string): string | object {
      const keys = isUrl(address) ? keysInUrl(address) : [];
      const [key, other] = keys.filter((each) => each.length >= SHORTEST_KEY);
      if (key === undefined) return address;
      const shown = withoutSecrets(address);
      if (other !== undefined)
        throw new StartupError(
          `--save: ${shown} has several keys, and a settings file can name one. Leave --save out`,
        );
      const url = new URL(address);
      const [query = ''] = [...url.searchParams].find(([, value]) => value === key) ?? [];
      url.searchParams.delete(query);
      const variable = variableOf(key, `${query} of ${shown}`);
      return { url: url.href, secret: { variable, query } };
    },
    /** What has to be done before the file can be used. */
    hints: (): readonly string[] => Array.from(variables.values(), ({ hint }) => hint),
  };
}
