/** The document bucket. The S3 client is loaded at its first use: most functions never need it. */
import type { S3Client } from '@aws-sdk/client-s3'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { Unavailable } from '#shared/kit/errors.ts'
import type { DocumentType } from '#shared/vocabulary/documents.ts'
import type { AwsCalls } from './aws-calls.ts'

/** Enough to look at a page with pictures. */
const addressValidInSeconds = 15 * 60

/** Bytes of one version of an object. */
interface FoundObject {
  bytes: Uint8Array
  versionId: string
  etag: string
}

/** How long readers may keep an object, and which one it takes the place of; an empty `replaces`: of none. */
interface PutConditions {
  cacheControl: string
  replaces?: string
}

interface ListedObject {
  key: string
  storedAt: Date
}

/** The exact contents of a form that is posted to the bucket. */
interface PostConditions {
  key: string
  type: DocumentType
  size: number
  /** Base64. */
  sha256: string
  expiresInSeconds: number
}

/** Browsers may show pictures; a PDF is saved. */
const dispositionOf = (type: DocumentType) => (type === 'application/pdf' ? 'attachment' : undefined)

/** Found by the SDK after the headers, so that the error has no name of its own. */
const isWrongChecksum = (error: Error): boolean => error.message.startsWith('Checksum mismatch')

/**
 * A store that refuses us or hands out other bytes than it keeps a checksum of: nothing that a person did, and it may pass.
 * @throws Unavailable
 */
const unavailable = (error: unknown): never => {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  if ($metadata?.httpStatusCode === 403 || isWrongChecksum(error as Error)) {
    const refusal = new Unavailable()
    refusal.cause = error
    throw refusal
  }
  throw error
}

const isAbsent = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name)

export const createFiles = (bucket: string, { settings, limit }: Pick<AwsCalls, 'settings' | 'limit'>) => {
  let client: Promise<S3Client> | undefined
  const connect = () => {
    client ??= import('@aws-sdk/client-s3').then(({ S3Client }) =>
      limit(new S3Client({ ...settings, requestChecksumCalculation: 'WHEN_REQUIRED' })),
    )
    return client
  }
  const commands = () => import('@aws-sdk/client-s3')

  return {
    /** Stores bytes under a key; the same key always names the same bytes, so that a repeat changes nothing. */
    put: async (key: string, bytes: Uint8Array, type: string, given?: PutConditions): Promise<void> => {
      const [s3, { PutObjectCommand }] = await Promise.all([connect(), commands()])
      const { cacheControl: CacheControl, replaces } = given ?? {}
      const condition = replaces === '' ? { IfNoneMatch: '*' } : { IfMatch: replaces }
      await s3
        .send(
          new PutObjectCommand({
            ...{ Bucket: bucket, Key: key, Body: bytes, ContentType: type },
            ...(given && { CacheControl, ...condition }),
          }),
        )
        .catch(unavailable)
    },

    /** The newest version, or null where there is no object. */
    read: async (key: string): Promise<FoundObject | null> => {
      const [s3, { GetObjectCommand }] = await Promise.all([connect(), commands()])
      try {
        const {
          Body,
          VersionId: versionId = '',
          ETag: etag = '',
        } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return Body ? { bytes: await Body.transformToByteArray(), versionId, etag } : null
      } catch (error) {
        return isAbsent(error) ? null : unavailable(error)
      }
    },

    /** Copies one version, so that nothing uploaded later to the same key can take its place. */
    copy: async (from: string, versionId: string, to: string, type: DocumentType): Promise<void> => {
      const [s3, { CopyObjectCommand }] = await Promise.all([connect(), commands()])
      await s3
        .send(
          new CopyObjectCommand({
            Bucket: bucket,
            Key: to,
            CopySource: `${bucket}/${encodeURI(from)}?versionId=${encodeURIComponent(versionId)}`,
            MetadataDirective: 'REPLACE',
            ContentType: type,
            ContentDisposition: dispositionOf(type),
          }),
        )
        .catch(unavailable)
    },

    remove: async (key: string): Promise<void> => {
      const [s3, { DeleteObjectCommand }] = await Promise.all([connect(), commands()])
      await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })).catch(unavailable)
    },

    /** Every object below a prefix, page by page. */
    list: async (prefix: string): Promise<ListedObject[]> => {
      const [s3, { ListObjectsV2Command }] = await Promise.all([connect(), commands()])
      const found: ListedObject[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await s3
          .send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken }))
          .catch(unavailable)
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) found.push({ key: Key, storedAt: LastModified })
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return found
    },

    /** A form that uploads exactly these bytes to exactly this key, for a few minutes (docs/security.md#uploads). */
    postForm: async ({ key, type, size, sha256, expiresInSeconds }: PostConditions) => {
      const [s3, { createPresignedPost }] = await Promise.all([
        connect(),
        import('@aws-sdk/s3-presigned-post'),
      ])
      return createPresignedPost(s3, {
        Bucket: bucket,
        Key: key,
        Fields: {
          'Content-Type': type,
          'x-amz-checksum-algorithm': 'SHA256',
          'x-amz-checksum-sha256': sha256,
        },
        Conditions: [['content-length-range', size, size]],
        Expires: expiresInSeconds,
      })
    },

    /** A short-lived address for reading one object, which no browser or proxy keeps. */
    address: async (key: string): Promise<string> => {
      const [s3, { GetObjectCommand }, { getSignedUrl }] = await Promise.all([
        connect(),
        commands(),
        import('@aws-sdk/s3-request-presigner'),
      ])
      const command = new GetObjectCommand({ Bucket: bucket, Key: key, ResponseCacheControl: 'no-store' })
      return getSignedUrl(s3, command, { expiresIn: addressValidInSeconds })
    },
  }
}

export const files = ({ config, awsCalls }: AppContext) => createFiles(config.BUCKET_NAME, awsCalls)
