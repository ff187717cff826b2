import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { SiteFiles } from './keep-assets.ts'

export const siteFiles = (client: S3Client, Bucket: string): SiteFiles => ({
  read: async (Key) => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return (await Body?.transformToString()) ?? null
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  },
  write: async (Key, Body) => {
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/json' }))
  },
  list: async (Prefix) => {
    const keys: string[] = []
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
      keys.push(...Contents.map(({ Key }) => Key ?? ''))
    return keys
  },
  remove: async (Key) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
  },
})
