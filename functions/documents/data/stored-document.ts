import * as z from 'zod/mini'
import { documentFile, documentKey } from '#shared/documents/records/document.ts'

/** Which file is a person's document, as stored. `id` is the id of the upload. */
export const storedDocument = z.extend(documentFile, {
  name: documentKey,
  object_key: z.string(),
  /** Base64. */
  sha256: z.string(),
  /** The object that this file has replaced; nothing needs it any more. */
  replaced_key: z.optional(z.string()),
  /** The file that staff returned, kept so that it can be compared with this one. */
  former: z.optional(z.extend(documentFile, { object_key: z.string(), sha256: z.string() })),
})
export type StoredDocument = z.output<typeof storedDocument>
