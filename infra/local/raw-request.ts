/** Splits a request target without decoding or normalising it: signatures cover the bytes as they were sent. */
export const splitTarget = (target: string): { path: string; query: string } => {
  const at = target.indexOf('?')
  return at < 0 ? { path: target, query: '' } : { path: target.slice(0, at), query: target.slice(at + 1) }
}

/** The headers of a request by lower-case name, repeated ones joined by a comma in the order they came. */
export const joinedHeaders = (rawHeaders: readonly string[]): Record<string, string> => {
  const joined: Record<string, string> = Object.create(null)
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase()
    const value = rawHeaders[at + 1]!
    joined[name] = name in joined ? `${joined[name]},${value}` : value
  }
  return joined
}
