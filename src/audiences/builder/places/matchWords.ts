/** Lower case, without accents. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A function that tells whether a text contains every word of `query`, in any order. */
export function matchWords(query: string): (text: string) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const given = plain(text);
    return words.every((word) => given.includes(word));
  };
}
