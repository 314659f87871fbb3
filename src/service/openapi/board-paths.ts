const text = { type: 'string' };
const pixels = (name: string, otherwise: number) => ({
  name,
  in: 'query',
  required: false,
  description: 'In pixels.',
  schema: { type: 'integer', minimum: 240, maximum: 1920, default: otherwise },
});

const BOARD = {
  type: 'object',
  properties: {
    title: text,
    at: { type: 'string', format: 'date-time' },
    clock: { ...text, description: 'That time as people there read it.' },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          route: text,
          destination: text,
          minutes: { type: 'integer', description: 'Until a live bus comes, under an hour.' },
          time: {
            ...text,
            description: 'In place of minutes: a clock time, or how often buses come.',
          },
          live: { type: 'boolean' },
          note: { ...text, description: 'Where it stops, or that it is the last one.' },
        },
        required: ['route', 'destination', 'live'],
      },
    },
    note: {
      ...text,
      description: 'What is said beside the rows, such as that live times are missing.',
    },
  },
  required: ['title', 'at', 'clock', 'rows'],
};

const DOCS = [
  [
    'board',
    'json',
    'application/json',
    BOARD,
    'The next departures of a display, in at most 2 kB',
    [],
  ],
  [
    'boardPicture',
    'png',
    'image/png',
    { type: 'string', format: 'binary' },
    'The next departures of a display as a picture in black and white',
    [pixels('w', 800), pixels('h', 480)],
  ],
] as const;

/**
 * The boards for devices without a browser. Only a server with `screens.json` has them.
 *
 * @param refusal the schema of an error
 */
export const boardPaths = (refusal: object) =>
  Object.fromEntries(
    DOCS.map(([operationId, kind, type, schema, summary, parameters]) => {
      const error = (description: string) => ({
        description,
        content: { 'application/json': { schema: refusal } },
      });
      const id = { name: 'id', in: 'path', required: true, schema: text };
      return [
        `/boards/{id}.${kind}`,
        {
          get: {
            operationId,
            summary,
            description:
              'An addition of Curbside. It has an ETag, and is the same for some seconds.',
            tags: ['times'],
            parameters: [{ ...id, description: 'Of a display in screens.json.' }, ...parameters],
            responses: {
              200: { description: 'The board', content: { [type]: { schema } } },
              304: { description: 'The board of If-None-Match' },
              ...(kind === 'png'
                ? { 400: error('w or h is no number of pixels that a picture may have') }
                : {}),
              404: error('There is no such display, or it has no stop'),
              ...(kind === 'png'
                ? { 501: error('The picture has no letters for the language') }
                : {}),
              503: error(
                'Its entry is wrong, screens.json was not read yet, or too many pictures are asked for at once',
              ),
            },
          },
        },
      ];
    }),
  );
