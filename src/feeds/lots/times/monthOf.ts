/** How the names of the months begin in the languages of Western Europe, without accents. */
const MONTHS = [
  /^(jan|gen|ene)/,
  /^(feb|fev)/,
  /^(mar(?!ras)|maer|maa|mrt|mrz)/,
  /^(apr|avr|abr)/,
  /^(may|mai|mag|mei|maj|mayo)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|aou|ago)/,
  /^(sep|set)/,
  /^(oct|okt|ott|out)/,
  /^(nov|marras)/,
  /^(dec|des|dez|dic)/,
] as const;

/** The month of a name, from 1; 0 for any other word. */
export function monthOf(name: string): number {
  const plain = name.toLowerCase().replaceAll('ä', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return MONTHS.findIndex((pattern) => pattern.test(plain)) + 1;
}
