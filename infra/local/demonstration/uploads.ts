import { type DocumentKey, documentSetOf } from '#shared/vocabulary/documents.ts'
import type { Applicant } from './applicants.ts'
import type { Call } from './application.ts'
import { documentOf } from './files/documents.ts'

/** Uploads a document; `take` is 2 for the one that replaces a returned one. */
export async function upload(call: Call, applicant: Applicant, name: DocumentKey, take = 1): Promise<void> {
  const endpoint = documentSetOf(name) === 'documents' ? 'uploads.create' : 'files.create'
  const body = { name, file: { bytes: new Uint8Array(documentOf(name, applicant, take)) } }
  await call(endpoint, 'applicant', { body })
}
