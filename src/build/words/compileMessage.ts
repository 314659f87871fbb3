import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
} from '@formatjs/icu-messageformat-parser';
import type {
  MessageFormatElement,
  PluralElement,
  SelectElement,
} from '@formatjs/icu-messageformat-parser';

import { ownValue } from '../../lib/ownValue.ts';
import { VEHICLE_KINDS } from '../../lib/words/kinds/vehicle-kinds.ts';
import { NO_FORMATS, parseMessage } from './parseMessage.ts';
import type { ArgumentType } from './readLanguage.ts';

/** What every message may select by without having it as an argument: facts about the city. */
const CITY_FACTS: readonly string[] = ['vehicle', 'isBusCity', 'hasVehicles', 'hasParking'];

export interface MessageOptions {
  /** The types of the arguments that code passes. */
  readonly types: ReadonlyMap<string, ArgumentType>;
  /** Regular expressions by the name of the form that a text argument can be selected by. */
  readonly forms: Readonly<Record<string, string>>;
  /** Takes code that needs no argument, and returns the name of a constant with its value. */
  readonly constant: (code: string) => string;
}

/** Code of a string literal, or the inside of a template. */
const inTemplate = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** The names that a message uses, apart from the facts about the city. */
const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isLiteralElement(element)) return [];
    if (isArgumentElement(element)) return element.value;
    if (!isSelectElement(element) && !isPluralElement(element)) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => namesIn(value));
    return [element.value, ...inside];
  });

/** The arguments that a message uses, in the order of their first use. */
export const argumentsIn = (message: string): Set<string> =>
  new Set(namesIn(parseMessage(message)).filter((name) => !CITY_FACTS.includes(name)));

/** @throws Error that names the values of a message, if this is none of them */
function typeOf(name: string, types: MessageOptions['types']): ArgumentType {
  const type = types.get(name);
  if (type !== undefined) return type;
  const own = [...types.keys()].map((one) => `{${one}}`).join(', ');
  throw new Error(`{${name}} isn't a value of this message, which has ${own || 'none'}.`);
}

/** The test whether a select takes one of its cases. */
function caseTest(name: string, key: string, { types, forms, constant }: MessageOptions): string {
  const type = types.get(name);
  const wrong = (expected: string) =>
    new Error(`{${name}, select} has the case “${key}”. It can have ${expected} and other.`);
  if (type === undefined && name === 'vehicle') {
    if (!VEHICLE_KINDS.some((kind) => kind === key)) throw wrong(VEHICLE_KINDS.join(', '));
    return `vehicle === '${key}'`;
  }
  if (type === 'bool' || (type === undefined && CITY_FACTS.includes(name))) {
    if (key !== 'true') throw wrong('true');
    return name;
  }
  if (typeOf(name, types) === 'num') throw new Error(`{${name}} is a number: use plural.`);
  if (key === 'none') return `!${name}`;
  const form = ownValue(forms, key);
  if (form === undefined) throw wrong(['none', ...Object.keys(forms)].join(', '));
  return `${constant(String(new RegExp(form)))}.test(${name})`;
}

/**
 * Compiles a message of ICU MessageFormat to the code of an expression.
 *
 * @throws Error with a sentence about what is wrong in the message
 */
export function compileMessage(message: string, options: MessageOptions): string {
  const { types, constant } = options;

  function argument(name: string, missing: ReadonlySet<string>, endsSentence: boolean): string {
    const type = typeOf(name, types);
    if (type === 'bool') throw new Error(`{${name}} isn't text: use {${name}, select}.`);
    if (missing.has(name))
      throw new Error(`{${name}} may be missing: use {${name}, select, none {…} other {…}}.`);
    if (type === 'num') return name + (endsSentence ? " + '.'" : '');
    // A value such as "6:05 p.m." has the period of its sentence already.
    return endsSentence ? `ended(isolate(${name}))` : `isolate(${name})`;
  }

  function plural(
    { value: name, options: cases, pluralType, offset }: PluralElement,
    missing: ReadonlySet<string>,
  ): string {
    if (typeOf(name, types) !== 'num') throw new Error(`{${name}} isn't a number.`);
    if (pluralType === 'ordinal' || offset !== 0)
      throw new Error('A plural has no ordinals and no offset here.');
    return Object.entries(cases).reduceRight((otherwise, [key, { value }]) => {
      const text = expression(value, missing);
      if (otherwise === '') return text;
      const test = key.startsWith('=')
        ? `${name} === ${key.slice(1)}`
        : `plural(${name}) === '${key}'`;
      return `${test} ? ${text} : ${otherwise}`;
    }, '');
  }

  function select(
    { value: name, options: cases }: SelectElement,
    missing: ReadonlySet<string>,
  ): string {
    const present = new Set([...missing].filter((one) => one !== name));
    return Object.entries(cases).reduceRight((otherwise, [key, { value }]) => {
      const isKnown = key !== 'none' && 'none' in cases;
      const text = expression(value, isKnown ? present : missing);
      return otherwise === '' ? text : `${caseTest(name, key, options)} ? ${text} : ${otherwise}`;
    }, '');
  }

  function expression(
    elements: readonly MessageFormatElement[],
    missing: ReadonlySet<string>,
  ): string {
    let template = '';
    let isEnded = false;
    for (const [nth, element] of elements.entries())
      if (isLiteralElement(element)) {
        template += inTemplate(isEnded ? element.value.slice(1) : element.value);
        isEnded = false;
      } else if (isArgumentElement(element)) {
        const next = elements[nth + 1];
        const after = next !== undefined && isLiteralElement(next) ? next.value : '';
        isEnded = after.startsWith('. ') || (after === '.' && nth + 2 === elements.length);
        template += `\${${argument(element.value, missing, isEnded)}}`;
      } else if (isSelectElement(element)) {
        const code = select(withOtherLast(element), missing);
        const isOfCity = namesIn([element]).every(
          (name) => !types.has(name) && CITY_FACTS.includes(name),
        );
        template += `\${${isOfCity ? constant(code) : code}}`;
      } else if (isPluralElement(element))
        template += `\${${plural(withOtherLast(element), missing)}}`;
      else throw new Error(NO_FORMATS);
    return `\`${template}\``.replace(/^`\$\{(city\d+)\}`$/, '$1');
  }

  const mayBeMissing = [...types].flatMap(([name, type]) => (type === 'String?' ? [name] : []));
  return expression(parseMessage(message), new Set(mayBeMissing));
}

const withOtherLast = <E extends PluralElement | SelectElement>(element: E): E => {
  const { other, ...others } = element.options;
  return { ...element, options: { ...others, ...(other && { other }) } };
};
