import type { RouteSettings, Settings } from '../../../contract/settings/settings.ts';
import { routesInView } from '../../../features/routes/routesInView.ts';
import { frameHeading } from '../../../lib/frames/frameHeading.ts';
import { frameTitle } from '../../../lib/frames/frameTitle.ts';
import { fullRouteName } from '../../../lib/names/route-name.ts';
import type { Words } from '../../../lib/words/wordsOf.ts';
import { offeredPanels } from '../../embed/list/useShownPanel.ts';
import type { FrameOptions } from '../../embed/options/frame-options.ts';

interface TitleParts {
  readonly options: FrameOptions;
  /** The city's name. */
  readonly city: string;
  readonly routes: readonly RouteSettings[];
  /** The names of the chosen stop and lots, or of where the ways end. */
  readonly places: readonly string[];
  /** In the frame's own language. */
  readonly words: Words;
  readonly features: Settings['features'];
  readonly list: (parts: readonly string[]) => string;
}

/** The frame's name for a screen reader, from its heading or from its routes, stop and lots. */
export function titleOfFrame({
  options,
  city,
  routes,
  places,
  words,
  features,
  list,
}: TitleParts): string {
  // While someone types, the field may hold only spaces, which the frame drops.
  const named = options.title?.trim() ?? '';
  if (named !== '') return named;
  if (options.view.journey !== null)
    return frameTitle(
      words.journeys.directions,
      places.map((to) => words.journeys.heading(to)),
      list,
    );
  const names = [
    ...routesInView(options.view.routes ?? [], routes, words.routes.unnamed).map((route) =>
      fullRouteName(route, words.routes),
    ),
    ...places,
  ];
  const offered = offeredPanels(options, features);
  const [open = 'stops'] = offered;
  const heading =
    options.mode === 'list'
      ? frameHeading(words.page, city, offered, open)
      : words.page.title(city);
  return frameTitle(heading, names, list);
}
