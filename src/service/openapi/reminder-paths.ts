import { REMINDER_OPERATIONS } from '../../contract/reminders.ts';
import { documentSchema, interfaceSchema } from './json-schemas.ts';

const { addreminder, listreminders, deletereminders } = REMINDER_OPERATIONS;

const DOCS = [
  ['addreminder', addreminder, 'Sets a reminder that reaches a closed page'],
  ['listreminders', listreminders, 'The reminders that are stored for a browser'],
  ['deletereminders', deletereminders, 'Deletes a reminder of a browser, or all of them'],
] as const;

const jsonOf = (schema: object) => ({ 'application/json': { schema } });

/**
 * The operations with which riders set, read and delete reminders. Only a server with a key for pushes has them.
 *
 * @param refusal the schema of an error
 */
export const reminderPaths = (refusal: object) =>
  Object.fromEntries(
    DOCS.map(([name, { path, request, answer }, summary]) => [
      path,
      {
        post: {
          operationId: name,
          summary,
          description: 'An addition of Curbside, for its own pages.',
          tags: ['reminders'],
          requestBody: { required: true, content: jsonOf(interfaceSchema(request, 'input')) },
          responses: {
            200: { description: 'What is stored now', content: jsonOf(documentSchema(answer)) },
            400: { description: 'The request is wrong', content: jsonOf(refusal) },
            404: { description: 'The city has no such place or bus', content: jsonOf(refusal) },
            409: { description: 'This browser has too many', content: jsonOf(refusal) },
            503: { description: 'It could not be stored', content: jsonOf(refusal) },
          },
        },
      },
    ]),
  );
