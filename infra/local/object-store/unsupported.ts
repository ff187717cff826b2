import { notImplemented } from './refusal.ts'

// Each of them turns an operation on an object into another one, or makes it depend on something.
const otherOperations =
  'acl attributes legal-hold partNumber restore retention select tagging torrent uploadId uploads'.split(' ')
const writeConditions = ['if-match', 'if-none-match']

/** Refuses what would change a request's meaning in S3 and would pass unread here; a read may always be whole. */
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
