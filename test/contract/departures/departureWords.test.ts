import { expect, test } from 'vitest';

import { rowSentence } from '../../../src/contract/departures/departureWords.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { LANGUAGES } from '../../../src/lib/words/languages.ts';
import { loadWords } from '../../../src/lib/words/loadWords.ts';
import { live, language as english, NOW, rowsOf } from '../../support/departure-rows.ts';

const [ROW] = rowsOf([live('10:04', '10:01'), live('10:12', '10:12')]);

test.each(Object.keys(LANGUAGES))(
  'L8: the parts of a row that is read aloud have the comma of the language (%s)',
  async (lang) => {
    const words = await loadWords(lang);
    const formats = createFormats(lang, 'feet', english.timeZone);
    if (ROW === undefined) throw new Error('there is no row');
    const sentence = rowSentence(ROW, { ...english, words, formats }, NOW);
    const comma = lang.startsWith('zh') ? '，' : lang === 'ar' ? '، ' : ', ';
    expect(sentence.split(comma).length).toBeGreaterThan(3);
    const others = [', ', '،', '，'].filter((one) => !comma.startsWith(one.trim()));
    for (const other of others) expect(sentence).not.toContain(other);
  },
);
