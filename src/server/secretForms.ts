/**
 * How a secret may look in a text: as it is, and in a URL, where `encodeURIComponent` and
 * `URLSearchParams` encode other characters. An empty secret has no forms.
 */
export function secretForms(secret: string): string[] {
  if (secret === '') return [];
  const inQuery = new URLSearchParams({ '': secret }).toString().slice(1);
  return [...new Set([secret, encodeURIComponent(secret), inQuery])];
}
