/** The document bucket. The SDK's S3 parts load on first use: most functions never need them. */
import type { S3Client } from '@aws-sdk/client-s3'
import { requestLimits } from './request-limits.ts'

/** A picture's address serves for one look at a page. */
const addressLivesInSeconds = 15 * 60

export const createFiles = (bucket: string, plugin?: (client: { middlewareStack: never }) => void) => {
  let client: Promise<S3Client> | undefined
  const connect = () => {
    client ??= import('@aws-sdk/client-s3').then(({ S3Client }) => {
      const made = new S3Client({ ...requestLimits, requestChecksumCalculation: 'WHEN_REQUIRED' })
      plugin?.(made as never)
      return made
    })
    return client
  }

  return {
    /** Stores bytes under a key; the same key always names the same bytes, so that a repeat changes nothing. */
    put: async (key: string, bytes: Uint8Array, type: string): Promise<void> => {
      const [s3, { PutObjectCommand }] = await Promise.all([connect(), import('@aws-sdk/client-s3')])
      await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type }))
    },

    remove: async (key: string): Promise<void> => {
      const [s3, { DeleteObjectCommand }] = await Promise.all([connect(), import('@aws-sdk/client-s3')])
      await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },

    /** A short-lived address for reading one object. */
    address: async (key: string): Promise<string> => {
      const [s3, { GetObjectCommand }, { getSignedUrl }] = await Promise.all([
        connect(),
        import('@aws-sdk/client-s3'),
        import('@aws-sdk/s3-request-presigner'),
      ])
      return getSignedUrl(s3, new GetObjectCommand({ Bucket: bucket, Key: key }), {
        expiresIn: addressLivesInSeconds,
      })
    },
  }
}
