import type { ObjectStorage } from './storage.ts'

/** The input of an operation: the signature is verified, the key decoded, the body read. */
export interface S3Request {
  bucket: string
  /** Empty for operations on the bucket. */
  key: string
  query: URLSearchParams
  headers: Record<string, string>
  body: Buffer
  storage: ObjectStorage
}

/** The answer of an operation; refusals are thrown as `S3Refusal`. */
export interface S3Answer {
  status: number
  headers: Record<string, string>
  body?: Buffer
}

/** One operation of S3, one file each. */
export type S3Operation = (request: S3Request) => Promise<S3Answer>
