import '../../../ui/controls/Button.css';
import './CodePanel.css';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { frameHtml } from '../../../lib/frames/frameHtml.ts';
import { frameUrl, fullMapUrl } from '../state/builder-state.ts';
import type { BuilderState } from '../state/builder-state.ts';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { CopyField } from './CopyField.tsx';
import { oembedUrl } from './oembedUrl.ts';
import { titleOfFrame } from './titleOfFrame.ts';
import { useFrameWords } from './useFrameWords.ts';

/** As many lines as the code has where none of them wraps. */
const CODE_LINES = 10;

interface CodePanelProps extends Pick<BuilderState, 'options' | 'size'> {
  /** The names of the chosen stop and lots, or of where the ways end, for the frame's title. */
  places: readonly string[];
}

/** The code and the addresses to copy. */
export function CodePanel({ options, size, places }: CodePanelProps) {
  const own = useBuilderWords();
  const { city, routes, features } = useSettings();
  const { words, list } = useFrameWords(options.view.lang);
  const { origin } = window.location;
  const frame = frameUrl(options, origin);
  const { journey } = options.view;
  const title = titleOfFrame({
    options,
    city: city.name,
    routes,
    places,
    words,
    features,
    list,
  });
  const code = frameHtml({
    src: frame,
    fullUrl: fullMapUrl(options, origin),
    size,
    title,
    link: journey === null ? words.page.title(city.name) : title,
  });
  return (
    <section className="builder-code" aria-label={own.code}>
      <CopyField
        label={own.code}
        help={own.codeHelp}
        text={code}
        rows={CODE_LINES}
        button={own.copyCode}
        copied={own.codeCopied}
      />
      <details
        className="builder-code__others"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open)
            currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary className="disclosure">{own.others}</summary>
        <div className="builder-code__addresses">
          <CopyField
            label={own.link}
            help={own.linkHelp}
            text={frame}
            button={own.copyLink}
            copied={own.linkCopied}
          />
          <CopyField
            label={own.oembed}
            help={own.oembedHelp}
            text={oembedUrl(frame, size)}
            button={own.copyOembed}
            copied={own.oembedCopied}
          />
          <p className="builder-hint">{own.newCode}</p>
        </div>
      </details>
    </section>
  );
}
