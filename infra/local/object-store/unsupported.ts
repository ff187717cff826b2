import { notImplemented } from './refusal.ts'

// Each of these parameters makes an operation on an object another one, or conditional.
const otherOperations =
  'acl attributes legal-hold partNumber restore retention select tagging torrent uploadId uploads'.split(' ')
const writeConditions = ['if-match', 'if-none-match']

/** Refuses parameters that change a request in S3 and would be ignored here; ignoring the condition of a read is allowed. */
export const refuseUnsupported = (
  method: string,
  query: URLSearchParams,
  headers: Record<string, string>,
): void => {
  const operation = otherOperations.find((name) => query.has(name))
  if (operation) throw notImplemented(`?${operation}`)
  const condition = method !== 'GET' && method !== 'HEAD' && writeConditions.find((name) => name in headers)
  if (condition) throw notImplemented(`A write with ${condition}`)
}
