import * as z from 'zod/mini';

import { ownValue } from '../../lib/ownValue.ts';

export type JsonSchema = { [name: string]: unknown };

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const allowsNull = (schema: unknown): boolean =>
  isSchema(schema) &&
  ((Array.isArray(schema['type']) && schema['type'].includes('null')) ||
    (Array.isArray(schema['anyOf']) && schema['anyOf'].some(allowsNull)) ||
    schema['type'] === 'null');

/** The documented form of a scalar or stop of which the real service sent others too: the first of them. */
function documentedForm(schema: JsonSchema): JsonSchema {
  const { type, anyOf, ...rest } = schema;
  if (Array.isArray(type) && type.includes('string') && type.includes('number')) {
    const others = type.filter((name) => name !== 'number');
    return { ...rest, type: others.length === 1 ? others[0] : others };
  }
  if (Array.isArray(anyOf) && !anyOf.some(allowsNull) && isSchema(anyOf[0])) {
    return documentedForm({ ...rest, ...anyOf[0] });
  }
  return schema;
}

/** A schema in which each part has its documented form. */
function documented(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(documented);
  if (!isSchema(value)) return value;
  const { properties, required, ...rest } = documentedForm(value);
  const inner = Object.fromEntries(
    Object.entries(rest).map(([name, part]) => [name, documented(part)]),
  );
  if (!isSchema(properties)) return inner;
  // A field that may be null may also be left out.
  const names = Array.isArray(required)
    ? required.filter((name) => !allowsNull(ownValue(properties, String(name))))
    : [];
  const fields = Object.entries(properties).map(([name, part]) => [name, documented(part)]);
  return { ...inner, properties: Object.fromEntries(fields), required: names };
}

const schemaOf = (codec: z.ZodMiniType, side: 'input' | 'output'): JsonSchema => {
  const { $schema: _omitted, ...schema } = z.toJSONSchema(codec, {
    io: side,
    unrepresentable: 'any',
  });
  return schema;
};

/** What the service sends for a codec of its own documents, as a JSON schema. */
export const documentSchema = (codec: z.ZodMiniType): JsonSchema => schemaOf(codec, 'input');

/**
 * What the service sends for a codec of the interface, as a JSON schema. The codecs also read what the real
 * service sent against its documents; Curbside sends the documented form only.
 *
 * @param side `input` for codecs that have each field's form on the wire, `output` for those that take any value
 */
export function interfaceSchema(codec: z.ZodMiniType, side: 'input' | 'output'): JsonSchema {
  const schema = documented(schemaOf(codec, side));
  return isSchema(schema) ? schema : {};
}
