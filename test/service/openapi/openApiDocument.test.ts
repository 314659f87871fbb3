import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { DOCUMENTS } from '../../../src/contract/documents/documents.ts';
import { OPERATIONS } from '../../../src/contract/operations/operations.ts';
import { REMINDER_OPERATIONS } from '../../../src/contract/reminders.ts';
import { createService } from '../../../src/service/createService.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { theSettings } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';

const Described = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z.optional(
        z.object({
          parameters: z.array(
            z.object({ name: z.string(), required: z.boolean(), description: z.string() }),
          ),
          responses: z.object({
            200: z.object({
              content: z.object({
                'application/json': z.optional(
                  z.object({ schema: z.record(z.string(), z.unknown()) }),
                ),
              }),
            }),
          }),
        }),
      ),
      post: z.optional(z.object({ operationId: z.string() })),
    }),
  ),
});

const service = createService(
  createDemoCity(),
  theSettings({ service: { baseUrl: '/city', key: 'test-key' } }),
  () => NOON,
);
async function get(path: string): Promise<unknown> {
  const response = await service(new Request(`http://city.test${path}`));
  expect(response.status).toBe(200);
  return response.json();
}
const described = async () => z.parse(Described, await get('/openapi.json')).paths;

test('G7: /openapi.json is a valid description of every operation and its parameters', async () => {
  expect(await new Validator().validate(Object(await get('/openapi.json')))).toEqual({
    valid: true,
  });
  const paths = await described();
  const names = Object.values(OPERATIONS).map(({ path }) => `/city${path}`);
  expect(Object.keys(paths)).toEqual([
    ...names,
    ...[...Object.values(DOCUMENTS), ...Object.values(REMINDER_OPERATIONS)].map(({ path }) => path),
    '/boards/{id}.json',
    '/boards/{id}.png',
  ]);
  expect(paths['/city/v1/getnearbystops']?.get?.parameters).toMatchObject([
    { name: 'key', required: true },
    { name: 'lat', required: true },
    { name: 'lon', required: true },
    { name: 'radius', required: false },
    { name: 'destination', required: false },
  ]);
});

/** The names of all fields of a schema. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => [
    ...(key === 'properties' ? Object.keys(Object(value)) : []),
    ...fieldsOf(value),
  ]);
}

test('G7: each field of an answer is in .github/interface.md or in a page of .github/operations', async () => {
  const folder = join(import.meta.dirname, '../../../.github');
  const pages = readdirSync(join(folder, 'operations')).map((name) => `operations/${name}`);
  const code = ['interface.md', ...pages]
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/```.*?```|`.+?`/gs)])
    .flatMap(([words]) => words.match(/\w+/g) ?? []);
  const explained = new Set(code);
  const paths = await described();
  const missing = Object.values(OPERATIONS).flatMap(({ path }) =>
    fieldsOf(paths[`/city${path}`]?.get?.responses[200])
      .filter((name) => !explained.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('K2: what riders can read and delete of their reminders is described', async () => {
  const paths = await described();
  const posts = Object.values(paths).flatMap(({ post }) => post?.operationId ?? []);
  expect(posts).toEqual(Object.keys(REMINDER_OPERATIONS));
});

const KEY = 'key=test-key';
const WAY = '&from=43.6098,-91.9360&to=43.5640,-91.9169';
test.each([
  ['/city/v1/getstops', `?${KEY}&routeID=02`, 'stops'],
  ['/city/v1/getnearbystops', `?${KEY}&lat=43.6110&lon=-91.9570`, 'stop'],
  ['/city/v1/getstoplocation', `?${KEY}&stopID=0100`, 'stopID'],
  ['/city/v1/getvehicles', `?${KEY}&routeID=02`, 'vehicles'],
  ['/city/v1/getarrivals', `?${KEY}&stopID=0100`, 'stop'],
  ['/city/v1/getjourneys', `?${KEY}${WAY}`, 'journeys'],
  ['/city/v1/getjourneys', `?${KEY}${WAY}&modes=bike`, 'journeys'],
  ['/city/v1/getjourneys', `?${KEY}${WAY}&by=car`, 'journeys'],
  ['/city/parking/v2/lots', '?expand=specialevents', 'lots'],
  ['/routes/{routeID}.json', '02', 'directions'],
])('G7: the answer of %s is as described, and a damaged one is not', async (path, query, field) => {
  const schema = (await described())[path]?.get?.responses[200].content['application/json']?.schema;
  const isDescribed = new Ajv2020({ strict: false }).compile(schema ?? false);
  const answer = Object(
    await get(path.startsWith('/routes') ? path.replace('{routeID}', query) : path + query),
  );
  expect(answer).toHaveProperty(field);
  expect(answer[field]).not.toEqual([]);
  expect([isDescribed(answer), isDescribed.errors]).toEqual([true, null]);
  expect(isDescribed({ ...answer, [field]: 7 })).toBe(false);
  const damaged = Array.isArray(answer[field]) ? [7, ...answer[field]] : '';
  expect(isDescribed({ ...answer, [field]: damaged })).toBe(false);
});
