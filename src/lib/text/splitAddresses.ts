/** An address in a text, without the punctuation of its sentence. Parentheses belong to it in pairs. */
const ADDRESS =
  /((?:https?:\/\/|\bwww\.)(?:\([^\s()<>"]*\)|[^\s()<>"])*(?:\([^\s()<>"]*\)|[^\s()<>".,;:!?\]}'’”»*_]))/i;

/** The parts of a text in order: what is between its web addresses at the even places, and addresses at the odd ones. */
export const splitAddresses = (text: string): string[] => text.split(ADDRESS);
