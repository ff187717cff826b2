/** An object store on a free port, SDK clients for it, and the browser's side of an upload. */
import { createHash, createHmac } from 'node:crypto'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { expect } from 'vitest'
import { startObjectStore } from '#infra/local/object-store/object-store.ts'
import { aFolder, aLog, credentials, region, stopped } from '#tests/support/files/temporary-folder.ts'

export const Bucket = 'portal-documents'
export const portal = 'http://127.0.0.1:3000'

export const aStore = async (given: { dataDir?: string; now?: () => number } = {}) => {
  const dataDir = given.dataDir ?? (await aFolder())
  const settings = { port: 0, bucket: Bucket, credentials, allowedOrigins: [portal], log: aLog().log }
  const store = await stopped(startObjectStore({ ...settings, ...given, dataDir }))
  const client = (more: object = {}) =>
    new S3Client({ endpoint: store.endpoint, region, credentials, maxAttempts: 1, ...more })
  return { dataDir, store, client, s3: client() }
}

export const put = (s3: S3Client, Key: string, Body: string, more: object = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/png', ...more }))
export const textOf = async (s3: S3Client, Key: string, more: object = {}) =>
  (await s3.send(new GetObjectCommand({ Bucket, Key, ...more }))).Body?.transformToString()
export const named = (name: string) => expect.objectContaining({ name })
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

export const grantedKey = 'incoming/u1/photo'
export const bytes = 'the bytes of a photo'
export type Grant = { url: string; fields: Record<string, string> }

/** A grant as the portal gives it: this key, type, checksum and size, for five minutes. */
export const aGrant = (
  s3: S3Client,
  given: Partial<Parameters<typeof createPresignedPost>[1]> = {},
): Promise<Grant> =>
  createPresignedPost(s3, {
    Bucket,
    Key: grantedKey,
    Fields: { 'Content-Type': 'image/png', 'x-amz-checksum-sha256': sha256(bytes) },
    Conditions: [['content-length-range', 2, 100]],
    Expires: 300,
    ...given,
  })

/** What the SDK would never sign: any text as a policy, signed for any scope. */
export const signedBy = (policy: string, ends = ['s3', 'aws4_request']): Record<string, string> => {
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = [date.slice(0, 8), region, ...ends]
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`)
  const encoded = Buffer.from(policy).toString('base64')
  return {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': [credentials.accessKeyId, ...scope].join('/'),
    'X-Amz-Date': date,
    'X-Amz-Security-Token': credentials.sessionToken,
    Policy: encoded,
    'X-Amz-Signature': hmac(key, encoded).toString('hex'),
  }
}

/** Sends a form as a browser does: the fields in their order, then the file. */
export const upload = ({ url, fields }: Grant, content = bytes, more: RequestInit = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([content], { type: 'text/html' }), 'photo.html')
  return fetch(url, { method: 'POST', body: form, ...more })
}

/** Status and S3's code of a refusal, such as `403 AccessDenied`, and its sentence. */
export const refusal = async (answer: Response) => {
  const text = await answer.text()
  const found = /<Code>(.*)<\/Code><Message>(.*)<\/Message>/.exec(text)
  return { code: `${answer.status} ${found?.[1]}`, message: found?.[2] }
}
