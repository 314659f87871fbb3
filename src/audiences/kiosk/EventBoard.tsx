export function EventBoard(_: unknown) {
  return null;
}
