/** Signs that have a meaning in a table, as bytes of UTF-8. */
export const COMMA = 0x2c;
export const QUOTE = 0x22;
export const LF = 0x0a;
export const CR = 0x0d;
export const SPACE = 0x20;
