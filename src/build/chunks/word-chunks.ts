import { inSource } from './chunk-patterns.ts';

/** The chunks of the words, by language and by who reads them (decision 0018). The first English ones are in `page`. */
export const WORD_CHUNKS = [
  // Only web editors who build a frame need it.
  { name: 'builder-es', test: inSource('lib/words/es/builder') },
  // A language other than English is loaded only by those who read it. A list in a frame needs the first part.
  {
    name: 'first-es',
    test: inSource('lib/words/es/frame', 'lib/words/es/grammar', 'lib/words/es/page'),
  },
  // The lists, cards and maps of all pages need the second part, and only riders and displays the rest.
  { name: 'common-en', test: inSource('lib/words/en/common') },
  { name: 'common-es', test: inSource('lib/words/es/common') },
  { name: 'es', test: inSource('lib/words/es') },
];
