/** Uploaded documents. */
import * as z from 'zod/mini'
import { recordIdentity } from '#shared/kit/fields/shapes.ts'
import {
  type DocumentKey,
  documentKeys,
  documentTypes,
  signedForm,
  userDocumentKeys,
} from '#shared/vocabulary/documents.ts'

export const documentKey = z.enum(
  [...documentKeys, ...userDocumentKeys, signedForm],
  'Choose a document of the list',
)

/** The metadata of a stored file. `type` is detected from the bytes, not taken from the sender. */
export const documentFile = z.object({
  ...recordIdentity,
  type: z.enum(documentTypes),
  /** In bytes. */
  size: z.number(),
  uploaded_at: z.string(),
})
export type DocumentFile = z.output<typeof documentFile>

const each = <K extends DocumentKey, S extends z.ZodMiniType>(keys: readonly K[], schema: S) =>
  z.object(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>)

const address = z.nullable(z.string())

/** Short-lived addresses by key, null where no file is held. */
export const documentAddresses = each(documentKeys, address)
export const userDocumentAddresses = each(userDocumentKeys, address)

export const heldDocuments = z.object({
  user_document: documentAddresses,
  files: each(documentKeys, z.nullable(documentFile)),
})
export const heldUserDocuments = z.object({
  user_document: userDocumentAddresses,
  files: each(userDocumentKeys, z.nullable(documentFile)),
})

/** One document just uploaded. */
export const uploadedDocument = z.object({ name: documentKey, url: z.string(), file: documentFile })
export type UploadedDocument = z.output<typeof uploadedDocument>

/** A file inside a multipart body; its declared name and type are not read. */
export const multipartFile = z.object({ bytes: z.instanceof(Uint8Array) }, 'Select a file')

/** A file as an answer. */
export const documentBytes = z.object({
  bytes: z.instanceof(Uint8Array),
  type: z.enum(documentTypes),
  file_name: z.string(),
  /** Whether the file is saved instead of shown. */
  attachment: z.boolean(),
})
export type DocumentBytes = z.output<typeof documentBytes>

/** The file to be uploaded: the grant permits exactly these bytes. */
export const uploadRequest = z.strictObject({
  name: documentKey,
  type: z.enum(documentTypes, 'The file must be a JPG, PNG or PDF'),
  size: z.int('Say how many bytes the file has').check(z.minimum(0, 'Say how many bytes the file has')),
  /** Base64 of the digest's 32 bytes. */
  sha256: z
    .string('Send the SHA-256 of the file')
    .check(z.regex(/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/, 'Send the SHA-256 of the file')),
})
export type UploadRequest = z.output<typeof uploadRequest>

/** A form to post to the object store, the file as its last field `file`. */
export const uploadGrant = z.object({
  id: z.string(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expires_at: z.string(),
})
export type UploadGrant = z.output<typeof uploadGrant>
