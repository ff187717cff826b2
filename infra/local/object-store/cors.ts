/** The bucket's CORS rule: the portal's own pages may read objects, nobody else's. */
export function corsHeaders(origin: string | undefined, allowed: readonly string[]): Record<string, string> {
  if (origin === undefined || !allowed.includes(origin)) return { vary: 'Origin' }
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-expose-headers': 'ETag, x-amz-version-id',
    'access-control-max-age': '600',
    vary: 'Origin',
  }
}
