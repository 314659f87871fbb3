import { Parts } from './editCode.ts';
import type { Feature } from './Feature.ts';
import { removeCases } from './removeCases.ts';
import { removeFunctions } from './removeFunctions.ts';
import { removeNames } from './removeNames.ts';
import { removePlaces } from './removePlaces.ts';

/** Makes the variables that never change without features constant. The minifier then knows their value. */
function fixConstants(code: string, features: readonly Feature[]): string {
  const values = features.flatMap(({ constants = {} }) => Object.entries(constants));
  const variables = new Parts(
    'variable',
    values.map(([name]) => name),
  );
  let result = code;
  for (const [name, value] of values) {
    const escaped = name.replace('$', String.raw`\$`);
    const declaration = new RegExp(`^(var |  )${escaped}(?= =|[,;]$)`, 'm');
    if (declaration.test(result)) variables.found(name);
    result = result
      .replace(declaration, (_text, start: string) => `${start}${name}$unused`)
      .replace(new RegExp(`(?<![\\w$.])${escaped} =\\s+(?!=)`, 'g'), '');
    result = `const ${name} = ${value};\n${result}`;
  }
  variables.check();
  return result;
}

/**
 * Removes features from a file of React. What is left of them has no effect, so that the minifier also removes
 * what only they need.
 *
 * @throws if something that a feature names is missing, as it may be in another version of React
 */
export const removeFeatures = (code: string, features: readonly Feature[]): string =>
  [removePlaces, removeFunctions, removeCases, removeNames, fixConstants].reduce(
    (text, step) => step(text, features),
    code,
  );
