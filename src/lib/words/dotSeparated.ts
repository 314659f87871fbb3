/**
 * Short texts in one line, with dots between them: "Next: Main St · heading east". If the line wraps, a dot stays
 * with the text before it, so that no line begins with one.
 */
export const dotSeparated = (texts: readonly string[]): string => texts.join('\u00A0· ');
