import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { connectBiDi } from './bidi.ts';
import { WINDOW } from './Browser.ts';
import type { Browser, Engine } from './Browser.ts';
import { missingDisplay } from './openDisplay.ts';
import { findProgram, startProcess } from './startProcess.ts';

const program = () => findProgram('firefox-esr', 'firefox');

/** No requests to other hosts, English, no animation, and WebGL. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutConfig.showWarning': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
  'webgl.force-enabled': true,
};

const Tree = z.object({
  contexts: z.tuple(
    [
      z.object({
        context: z.string(),
        children: z.nullish(z.array(z.object({ context: z.string() }))),
      }),
    ],
    z.unknown(),
  ),
});
const Screenshot = z.object({ data: z.string() });
const Evaluated = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

async function launch(display: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'curbside-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const firefox = await startProcess(
    program() ?? '',
    ['--profile', profile, '--no-remote', '--new-instance', '--remote-debugging-port', '0'],
    {
      environment: { DISPLAY: display, HOME: profile, LIBGL_ALWAYS_SOFTWARE: '1' },
      announces: /WebDriver BiDi listening on (ws:\S+)/,
    },
  );
  const bidi = await connectBiDi(`${firefox.announced}/session`);
  await bidi.send('session.new', { capabilities: {} });

  async function contexts() {
    const tree = z.parse(Tree, await bidi.send('browsingContext.getTree', {}));
    const [{ context: page, children }] = tree.contexts;
    return { page, frame: children?.[0]?.context };
  }
  const { page } = await contexts();
  await bidi.send('browsingContext.setViewport', {
    context: page,
    viewport: WINDOW,
    devicePixelRatio: 1,
  });

  return {
    async open(url) {
      await bidi.send('browsingContext.navigate', { context: page, url, wait: 'complete' });
    },
    async run(body, where = 'page') {
      const context = where === 'page' ? page : (await contexts()).frame;
      if (context === undefined) throw new Error('the page has no frame');
      const answer = await bidi.send('script.evaluate', {
        expression: `(async () => { ${body} })()`,
        target: { context },
        awaitPromise: true,
      });
      const evaluated = z.parse(Evaluated, answer);
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value;
    },
    async screenshot() {
      const answer = await bidi.send('browsingContext.captureScreenshot', { context: page });
      return Buffer.from(z.parse(Screenshot, answer).data, 'base64');
    },
    async close() {
      bidi.close();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox over WebDriver BiDi. */
export const FIREFOX: Engine = {
  name: 'Firefox',
  missing: () =>
    [program() === null ? 'Firefox (firefox-esr)' : '', missingDisplay()]
      .filter(Boolean)
      .join(', '),
  launch,
};
