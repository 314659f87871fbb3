import type { ParseText } from '../../links/parameter-parsers.ts';

/** A screen's ID: letters, digits and a few marks, so that it fits in a file and a table. */
const ID = /^[\w.:-]{1,40}$/;

export const parseScreenID: ParseText<string> = (text) => (ID.test(text) ? text : null);
