export function LotBoard(_: unknown) {
  return null;
}
