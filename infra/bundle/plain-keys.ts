/**
 * The SDK's schemas write `{ [_hE]: 403 }` for `{ "httpError": 403 }`. A computed key might do anything, so esbuild
 * must keep every schema of a service; with plain keys it drops those that nobody uses.
 */
export const plainKeys = (text: string): string => {
  const names = new Map(
    [...text.matchAll(/^const (_\w*) = ("[^"]*");$/gm)].map(([, name, literal]) => [name, literal]),
  )
  return text.replace(/\[(_\w*)\]:/g, (key, name) => (names.has(name) ? `${names.get(name)}:` : key))
}
