/** All current objects of the document bucket, read and written with their descriptions. */
import { createHash } from 'node:crypto'
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import * as z from 'zod/mini'

/** What S3 returns with the bytes. */
export const objectDescription = z.object({
  ContentType: z.optional(z.string()),
  ContentDisposition: z.optional(z.string()),
  CacheControl: z.optional(z.string()),
  ContentLanguage: z.optional(z.string()),
  Metadata: z.optional(z.record(z.string(), z.string())),
})
type ObjectDescription = z.output<typeof objectDescription>

interface ListedObject {
  key: string
  storedAt: Date
  size: number
}

export async function* listObjects(s3: S3Client, Bucket: string): AsyncGenerator<ListedObject> {
  let ContinuationToken: string | undefined
  do {
    const page = await s3.send(new ListObjectsV2Command({ Bucket, ContinuationToken }))
    for (const { Key, LastModified, Size = 0 } of page.Contents ?? [])
      if (Key && LastModified) yield { key: Key, storedAt: LastModified, size: Size }
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
}

export async function* listKeys(s3: S3Client, Bucket: string): AsyncGenerator<string> {
  for await (const { key } of listObjects(s3, Bucket)) yield key
}

/** @returns null for an object that was deleted since it was listed. */
export const readObject = async (
  s3: S3Client,
  Bucket: string,
  Key: string,
): Promise<{ bytes: Uint8Array; description: ObjectDescription } | null> => {
  try {
    const found = await s3.send(new GetObjectCommand({ Bucket, Key }))
    const bytes = (await found.Body?.transformToByteArray()) ?? new Uint8Array()
    return { bytes, description: objectDescription.parse(found) }
  } catch (error) {
    if ((error as Error).name === 'NoSuchKey') return null
    throw error
  }
}

/**
 * The SHA-256 in Base64 that S3 compared with the bytes when they arrived, or that of the bytes where it has none.
 * @returns null for an object that was deleted since it was listed
 */
export const checksumOf = async (s3: S3Client, Bucket: string, Key: string): Promise<string | null> => {
  try {
    const { ChecksumSHA256 } = await s3.send(new HeadObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' }))
    if (ChecksumSHA256) return ChecksumSHA256
  } catch (error) {
    if ((error as Error).name === 'NotFound') return null
    throw error
  }
  const object = await readObject(s3, Bucket, Key)
  return object && createHash('sha256').update(object.bytes).digest('base64')
}

/** @param object with its SHA-256 in hex, which S3 compares with the bytes that arrive. */
export const writeObject = async (
  s3: S3Client,
  Bucket: string,
  object: { key: string; bytes: Uint8Array; sha256: string; description: ObjectDescription },
): Promise<void> => {
  const ChecksumSHA256 = Buffer.from(object.sha256, 'hex').toString('base64')
  await s3.send(
    new PutObjectCommand({
      Bucket,
      Key: object.key,
      Body: object.bytes,
      ChecksumSHA256,
      ...object.description,
    }),
  )
}
