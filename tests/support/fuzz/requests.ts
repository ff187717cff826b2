/** Requests made from an endpoint's example call: most are near to good ones, in one part odd. */
import fc from 'fast-check'
import type { Endpoint } from '#shared/kit/endpoint.ts'
import type { Call } from '#tests/support/portal/gateway-event.ts'
import { bodiesFor, formsFrom } from './changed-body.ts'
import { oddContentType, oddHeader, oddMethod, oddQuery, oddSegment } from './odd-values.ts'

export interface FuzzedRequest {
  method: string
  path: string
  caller: string
  headers: Record<string, string>
  raw: string | Buffer | undefined
}

const mostly = <T>(usual: T, odd: fc.Arbitrary<T>, weight = 9): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd })

const ownPath = ({ path }: Endpoint, { params = {} }: Call): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? 'me'))

/** @param others who may call instead of the one the example names; @param ids of other people's records */
export const requestsFor = (
  endpoint: Endpoint,
  example: Call,
  others: readonly string[],
  ids: readonly string[],
): fc.Arbitrary<FuzzedRequest> => {
  const own = ownPath(endpoint, example)
  const segment = fc.oneof(oddSegment, fc.constantFrom(...ids))
  const odd = segment.map((id) => endpoint.path.replace(/\{\w+\}/g, () => id))
  const query = new URLSearchParams(example.query).toString()
  const joined = oddQuery.map((more) => (query ? `${query}&${more}` : more))
  const [type, raw] = example.form
    ? [example.form.headers['content-type'] ?? '', formsFrom(example.form.raw)]
    : ['application/json', bodiesFor(endpoint, example.body)]
  return fc
    .record({
      method: mostly<string>(endpoint.method, oddMethod, 40),
      path: mostly(own, odd, 4),
      query: mostly(query, fc.oneof(joined, oddQuery), 5),
      caller: fc.oneof({ weight: 2, arbitrary: fc.constant('own') }, fc.constantFrom(...others)),
      type: mostly(type, oddContentType, 15),
      header: mostly<[string, string]>(['accept', '*/*'], oddHeader),
      raw,
    })
    .map(({ method, path, query, caller, type, header, raw }) => ({
      ...{ method, caller, raw, path: query ? `${path}?${query}` : path },
      headers: { ...(raw !== undefined && { 'content-type': type }), ...Object.fromEntries([header]) },
    }))
}
