/** The actions of Vite's development client that the real policy forbids. */
const added: Record<string, string> = {
  // React's refresh begins in an inline script of the page, and style sheets are put in by script.
  'script-src': "'unsafe-inline'",
  'style-src': "'unsafe-inline'",
  // A page that has lost its connection uses a worker to ask whether the server is back.
  'worker-src': "'self' blob:",
}
const dropped = ['trusted-types', 'require-trusted-types-for']

/**
 * The security headers for pages that Vite serves: the real ones, with as little taken from the content security policy
 * as Vite needs. Only `npm run dev` uses it, and only for pages: what the service answers keeps the real headers.
 */
export function relaxedHeaders(headers: Record<string, string>, portalUrl: string): Record<string, string> {
  const policy = headers['content-security-policy'] ?? ''
  const given = new Map(policy.split('; ').map((line) => [line.split(' ', 1)[0]!, line] as const))
  const changes = { ...added, 'connect-src': portalUrl.replace('http:', 'ws:') }
  for (const name of dropped) given.delete(name)
  for (const [name, sources] of Object.entries(changes)) {
    given.set(name, `${given.get(name) ?? name} ${sources}`)
  }
  return { ...headers, 'content-security-policy': [...given.values()].join('; ') }
}
