import { S3Refusal } from './refusal.ts'

const longestKeyInBytes = 1024

/** Refuses a key that is longer than S3 allows, and gives back any other. */
export const checkedKey = (key: string): string => {
  if (Buffer.byteLength(key) <= longestKeyInBytes) return key
  throw new S3Refusal(400, 'KeyTooLongError', 'Your key is too long.')
}

/** Reads the object's key from the path of an address: empty for the bucket itself; throws for another bucket. */
export const keyInPath = (path: string, bucket: string): string => {
  const [, first, ...rest] = path.split('/')
  if (first !== bucket) throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist.')
  return checkedKey(decoded(rest.join('/')))
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new S3Refusal(400, 'InvalidURI', 'The URI cannot be read.')
  }
}
