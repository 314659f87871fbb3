import '../ui/base.css';
import './CannotStart.css';

import type { Words } from '../lib/words/en.ts';
import { wordsOf } from '../lib/words/wordsOf.ts';

/** What the page says when its settings are not right: which, where, and what was expected. */
function CannotStart({ words, faults }: { words: Words; faults: readonly string[] }) {
  return (
    <main className="cannot-start">
      <h1>{words.settings.cannotStart}</h1>
      <p>{words.settings.faulty}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>
            <code>{fault}</code>
          </li>
        ))}
      </ul>
      <p>
        <button
          type="button"
          className="cannot-start__retry"
          onClick={() => window.location.reload()}
        >
          {words.page.retry}
        </button>
      </p>
    </main>
  );
}

/** The same in a language, whose words are fetched for it: no page that starts needs them. */
export async function cannotStart(lang: string, faults: readonly string[]) {
  return <CannotStart words={await wordsOf(lang)} faults={faults} />;
}
