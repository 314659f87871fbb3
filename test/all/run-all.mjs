// @ts-check
// `npm run test:all`: what `npm test` leaves out. All steps run, also after one that failed. With words after `--`, only
// the steps whose names contain one of them: `npm run test:all -- functions bench`.
import { spawnSync } from 'node:child_process';

/** With it, the files `*.long.*` are run too. */
const LONG = { LONG: '1' };

/** Moments of the demo city's day, which has America/Chicago's time. */
const DAY = {
  'a Saturday at 8:50, with notices for the whole city': '2026-11-28T14:50Z',
  'a Wednesday at 17:00': '2026-12-02T23:00Z',
  'a Wednesday at 23:50': '2026-12-03T05:50Z',
  'a Thursday at 3:00': '2026-12-03T09:00Z',
};

const CLOCK_CHANGES = {
  'the second 1:30 of the day with 25 hours': '2026-11-01T07:30Z',
  'the evening of the day with 23 hours': '2027-03-15T00:30Z',
};

const BROWSER = 'playwright test -c test/browser/playwright.config.ts';

/** The tests of pages that show the demo city at the tests' moment. */
const PAGES_OF_THE_DAY = [
  'displays/kiosk.spec',
  'loading/loading-order.long.spec',
  'rider/nearby.long.spec',
  'rider/notices.spec',
  'rider/phone.spec',
  'rider/rider.spec',
];

/** The tests of functions that work with times. Those of recorded days are left out, because each has its own moment. */
const FUNCTIONS = ['api', 'features', 'lib', 'service', 'transit/network'];

const steps = [
  { name: 'build', command: 'npm run build', env: {} },
  {
    name: 'journeys as a second reading finds them',
    command: 'vitest run test/transit/journeys/',
    env: { ...LONG, JOURNEYS: '1000', MADE_UP_CITIES: '2000' },
  },
  {
    name: 'long tests of functions, with all random cases and large feeds',
    command: 'vitest run --project functions',
    env: LONG,
  },
  {
    name: 'long tests of components',
    command: 'vitest run --project components .long.',
    env: LONG,
  },
  { name: 'long tests of pages', command: `${BROWSER} .long.`, env: LONG },
  { name: 'pages in each of their long cases', command: `${BROWSER} --grep @long`, env: LONG },
  {
    name: 'every state in each language',
    command: `${BROWSER} languages/languages.long.spec`,
    env: { ...LONG, EVERY_STATE: '1' },
  },
  ...Object.entries(DAY).map(([name, MOMENT]) => ({
    name: `pages on ${name}`,
    command: `${BROWSER} ${PAGES_OF_THE_DAY.join(' ')}`,
    env: { ...LONG, MOMENT },
  })),
  ...Object.entries({ ...DAY, ...CLOCK_CHANGES }).map(([name, MOMENT]) => ({
    name: `functions on ${name}`,
    command: `vitest run --project functions ${FUNCTIONS.map((folder) => `test/${folder}/`).join(' ')}`,
    env: { MOMENT },
  })),
  { name: 'each bench in its shortest form', command: 'npm run bench -- short', env: {} },
];

const words = process.argv.slice(2);
const wanted = steps.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

const failed = [];
for (const { name, command, env } of wanted) {
  console.log(`\n${name}: ${command}`);
  const begun = performance.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) failed.push(name);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${status === 0 ? 'passed' : 'failed'}: ${name} (${seconds} s)`);
}
if (failed.length > 0) console.log(`FAIL ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
