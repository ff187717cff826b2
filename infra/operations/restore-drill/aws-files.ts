/** The files of a moment, restored into a separate bucket from the versions that the live bucket keeps. */
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutPublicAccessBlockCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { inParallel } from '../data/in-parallel.ts'

const filesAtOnce = 16

interface Version {
  key: string
  id: string
  at: Date
  isRemoval: boolean
}

/** Versions and removals, those of one key together. */
async function* versionsIn(s3: S3Client, Bucket: string): AsyncGenerator<Version> {
  let [KeyMarker, VersionIdMarker]: [string?, string?] = []
  do {
    const page: ListObjectVersionsCommandOutput = await s3.send(
      new ListObjectVersionsCommand({ Bucket, KeyMarker, VersionIdMarker }),
    )
    const all = [
      ...(page.Versions ?? []).map((one) => ({ ...one, isRemoval: false })),
      ...(page.DeleteMarkers ?? []).map((one) => ({ ...one, isRemoval: true })),
    ]
    for (const { Key, VersionId, LastModified, isRemoval } of all)
      if (Key && VersionId && LastModified) yield { key: Key, id: VersionId, at: LastModified, isRemoval }
    KeyMarker = page.NextKeyMarker
    VersionIdMarker = page.NextVersionIdMarker
  } while (KeyMarker)
}

/** Of each key the version that was current at the moment, unless it was removed then. */
export const currentAt = async (versions: AsyncIterable<Version>, at: Date): Promise<Version[]> => {
  const newest = new Map<string, Version>()
  for await (const version of versions) {
    const known = newest.get(version.key)
    if (version.at <= at && (!known || version.at > known.at)) newest.set(version.key, version)
  }
  return [...newest.values()].filter(({ isRemoval }) => !isRemoval)
}

async function* each<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list
}

export const awsFiles = (s3: S3Client, live: string, copy: string, region: string) => ({
  restoreFiles: async (at: Date): Promise<void> => {
    await s3.send(
      new CreateBucketCommand({
        Bucket: copy,
        CreateBucketConfiguration: { LocationConstraint: region as never },
      }),
    )
    await s3.send(
      new PutPublicAccessBlockCommand({
        Bucket: copy,
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      }),
    )
    const wanted = await currentAt(versionsIn(s3, live), at)
    await inParallel(each(wanted), filesAtOnce, async ({ key, id }) => {
      const CopySource = `${live}/${encodeURI(key)}?versionId=${encodeURIComponent(id)}`
      await s3.send(new CopyObjectCommand({ Bucket: copy, Key: key, CopySource }))
    })
  },

  removeFiles: async (): Promise<void> => {
    try {
      const keys: { Key: string; VersionId: string }[] = []
      for await (const { key, id } of versionsIn(s3, copy)) keys.push({ Key: key, VersionId: id })
      for (let from = 0; from < keys.length; from += 1000)
        await s3.send(
          new DeleteObjectsCommand({ Bucket: copy, Delete: { Objects: keys.slice(from, from + 1000) } }),
        )
      await s3.send(new DeleteBucketCommand({ Bucket: copy }))
    } catch (error) {
      if ((error as Error).name !== 'NoSuchBucket') throw error
    }
  },
})
