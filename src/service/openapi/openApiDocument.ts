import { DOCUMENTS } from '../../contract/documents/documents.ts';
import { parametersOf } from '../../contract/operations/operations.ts';
import { ownValue } from '../../lib/ownValue.ts';
import { boardPaths } from './board-paths.ts';
import { documentSchema, interfaceSchema, type JsonSchema } from './json-schemas.ts';
import { OPERATION_DOCS } from './operation-docs.ts';
import type { OperationDocs } from './OperationDocs.ts';
import { PARAMETER_DOCS } from './parameter-docs.ts';
import { reminderPaths } from './reminder-paths.ts';

const REFUSAL = {
  type: 'object',
  properties: { status: { type: 'string', const: '-1' }, description: { type: 'string' } },
  required: ['status', 'description'],
};

const jsonOf = (description: string, schema: object, type = 'application/json') => ({
  description,
  content: { [type]: { schema } },
});

function parameterOf(name: string, place: 'path' | 'query', isRequired: boolean) {
  return { name, in: place, required: isRequired, ...ownValue(PARAMETER_DOCS, name) };
}

/** A schema whose property at a path, such as `trip.stops`, is another one. */
function withPart(
  schema: JsonSchema,
  [name = '', ...rest]: readonly string[],
  part: object,
): JsonSchema {
  const properties: JsonSchema = Object(schema['properties']);
  const inner = rest.length === 0 ? part : withPart(Object(ownValue(properties, name)), rest, part);
  return { ...schema, properties: { ...properties, [name]: inner } };
}

async function answerOf({ operation, lists = [] }: OperationDocs): Promise<JsonSchema> {
  const codec = await operation.answer();
  if (operation.envelope === 'plain' && lists.length === 0) return documentSchema(codec);
  const schema = interfaceSchema(codec, 'input');
  const status = operation.envelope === 'plain' ? {} : { status: { const: '0' } };
  const answer = { ...schema, properties: { ...Object(schema['properties']), ...status } };
  return lists.reduce<JsonSchema>((whole, { name, element, others = {}, side }) => {
    const only = interfaceSchema(element, side);
    const alternatives = Object.entries(others).map(([title, other]) => ({
      title,
      ...interfaceSchema(other, side),
    }));
    const items = alternatives.length === 0 ? only : { anyOf: [only, ...alternatives] };
    return withPart(whole, name.split('.'), { type: 'array', items });
  }, answer);
}

async function pathItem(name: string, docs: OperationDocs) {
  const { path, subject, envelope, type } = docs.operation;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);
  const answer = await answerOf(docs);
  return {
    get: {
      operationId: name,
      summary: docs.summary,
      description: docs.description,
      tags: [subject],
      parameters: [
        ...inPath.map((part) => parameterOf(part, 'path', true)),
        ...parametersOf(docs.operation).map((part) =>
          parameterOf(part.name, 'query', part.isRequired),
        ),
      ],
      responses:
        envelope === 'plain'
          ? {
              200: jsonOf('The answer', answer, type),
              404: jsonOf('There is no such thing here', REFUSAL),
              503: jsonOf('The data is unavailable right now', REFUSAL),
            }
          : { 200: jsonOf('The answer, or a refusal (status "-1")', { oneOf: [answer, REFUSAL] }) },
    },
  };
}

/**
 * The OpenAPI 3.1 description of every operation, made from their table and codecs.
 *
 * @param base the path of the service's base URL, without a slash at its end. Documents are not below it
 */
export async function openApiDocument(base: string): Promise<object> {
  const paths = await Promise.all(
    Object.entries(OPERATION_DOCS).map(async ([name, docs]) => {
      const prefix = Object.hasOwn(DOCUMENTS, name) ? '' : base;
      return [prefix + docs.operation.path, await pathItem(name, docs)] as const;
    }),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Curbside',
      version: 'v1',
      description:
        "A city's stops, buses and parking lots. Every operation is a read, except those of reminders.",
    },
    paths: { ...Object.fromEntries(paths), ...reminderPaths(REFUSAL), ...boardPaths(REFUSAL) },
  };
}
