import '../ui/base.css';
import './CannotStart.css';

import type { FirstWords } from '../lib/words/en/first.ts';

/** What the page says when its settings cannot be used: which, where, and what was expected. */
export function CannotStart({ words, faults }: { words: FirstWords; faults: readonly string[] }) {
  return (
    <main className="cannot-start">
      <h1>{words.settings.cannotStart}</h1>
      <p>{faults.length === 0 ? words.settings.unreadable : words.settings.faulty}</p>
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
