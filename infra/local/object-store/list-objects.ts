import type { ObjectMeta } from './object.ts'
import type { S3Operation } from './operation.ts'
import { notImplemented, S3Refusal } from './refusal.ts'
import { element, xmlDocument } from './xml.ts'

const mostKeysOfAPage = 1000

/** ListObjectsV2: the current objects whose keys start with `prefix`, in the order of their bytes, page by page. */
export const listObjects: S3Operation = async ({ bucket, query, storage }) => {
  const unread = ['delimiter', 'encoding-type'].find((name) => query.get(name))
  if (unread) throw notImplemented(`Listing with ${unread}`)
  const prefix = query.get('prefix') ?? ''
  const token = query.get('continuation-token')
  const after = token === null ? query.get('start-after') : keyOfToken(token)
  const most = pageSize(query.get('max-keys'))
  const matching = (await storage.list(prefix)).filter(({ key }) => after === null || isAfter(key, after))
  const page = matching.slice(0, most)
  const more = page.length > 0 && page.length < matching.length
  const content = [
    element('Name', bucket),
    element('Prefix', prefix),
    element('KeyCount', page.length),
    element('MaxKeys', most),
    element('IsTruncated', more),
    ...(token === null ? [] : [element('ContinuationToken', token)]),
    ...(more ? [element('NextContinuationToken', tokenOf(page.at(-1)!.key))] : []),
    ...page.map(contents),
  ]
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: xmlDocument('ListBucketResult', content.join('')),
  }
}

const contents = ({ key, lastModified, etag, size }: ObjectMeta) =>
  `<Contents>${element('Key', key)}${element('LastModified', lastModified)}${element('ETag', etag)}${element(
    'Size',
    size,
  )}${element('StorageClass', 'STANDARD')}</Contents>`

const isAfter = (key: string, other: string) => Buffer.compare(Buffer.from(key), Buffer.from(other)) > 0

const pageSize = (asked: string | null): number => {
  if (asked === null) return mostKeysOfAPage
  if (/^\d{1,9}$/.test(asked)) return Math.min(Number(asked), mostKeysOfAPage)
  throw new S3Refusal(400, 'InvalidArgument', 'Provided max-keys not an integer or within integer range.')
}

// A token is the last key of its page, so it stays good while objects come and go.
const tokenOf = (key: string) => Buffer.from(key).toString('base64url')

const keyOfToken = (token: string): string => {
  const key = Buffer.from(token, 'base64url').toString()
  if (key !== '' && tokenOf(key) === token) return key
  throw new S3Refusal(400, 'InvalidArgument', 'The continuation token provided is incorrect.')
}
