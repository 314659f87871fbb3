import '../ui/base.css';
import './SettingsErrorPage.css';
import { loadWords } from '../lib/words/loadWords.ts';
import type { Words } from '../lib/words/wordsOf.ts';

/** Says which settings are invalid and what each should be. */
function SettingsErrorPage({ words, faults }: { words: Words; faults: readonly string[] }) {
  return (
    <main className="settings-error">
      <h1>{words.settings.errorTitle}</h1>
      <p>{words.settings.errorIntro}</p>
      <ul aria-label={words.settings.errorIntro}>
        {faults.map((issue) => (
          <li key={issue}>
            <code dir="ltr">{issue}</code>
          </li>
        ))}
      </ul>
      <p>
        <button
          type="button"
          className="settings-error__retry"
          onClick={() => window.location.reload()}
        >
          {words.page.retry}
        </button>
      </p>
    </main>
  );
}

/** The page for invalid settings in the given language. Loads all of its words. */
export async function renderSettingsError(lang: string, faults: readonly string[]) {
  return <SettingsErrorPage words={await loadWords(lang)} faults={faults} />;
}
