/** Documents as they are answered. */

import type { FormerRecords } from '#functions/accounts/data/person/former-application.ts'
import type { Needs } from '#functions/services.ts'
import type { DocumentBytes, DocumentFile, UploadedDocument } from '#shared/documents/records/document.ts'
import { NotFound } from '#shared/kit/errors.ts'
import type { DocumentKey, DocumentType } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import type { StoredDocument } from '../data/stored-document.ts'
import { requireEvidence } from './evidence.ts'

const fileOf = ({ id, version, type, size, uploaded_at }: DocumentFile): DocumentFile => ({
  id,
  version,
  type,
  size,
  uploaded_at,
})

/** A short-lived address for each document, or null where there is none. */
export const presentAddresses = async <K extends DocumentKey>(
  keys: readonly K[],
  documents: StoredDocument[],
  { files }: Needs<'files'>,
): Promise<Record<K, string | null>> => {
  const held = (key: K) => documents.find(({ name }) => name === key)?.object_key
  const addresses = keys.map(async (key) => {
    const object = held(key)
    return [key, object ? await files.address(object) : null]
  })
  return Object.fromEntries(await Promise.all(addresses))
}

export const presentDocuments = async <K extends DocumentKey>(
  keys: readonly K[],
  documents: StoredDocument[],
  services: Needs<'files'>,
) => ({
  user_document: await presentAddresses(keys, documents, services),
  files: Object.fromEntries(
    keys.map((key) => {
      const document = documents.find(({ name }) => name === key)
      return [key, document ? fileOf(document) : null]
    }),
  ) as Record<K, DocumentFile | null>,
})

export const presentUploaded = async (
  document: StoredDocument,
  { files }: Needs<'files'>,
): Promise<UploadedDocument> => ({
  name: document.name,
  url: await files.address(document.object_key),
  file: fileOf(document),
})

/** The addresses of a set of documents after one of them was uploaded. */
export const presentAfterUpload = <K extends DocumentKey>(
  keys: readonly K[],
  before: StoredDocument[],
  uploaded: StoredDocument,
  services: Needs<'files'>,
): Promise<Record<K, string | null>> =>
  presentAddresses(keys, [uploaded, ...before.filter(({ name }) => name !== uploaded.name)], services)

export const extensions: Record<DocumentType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}

/** "cnic-front.jpg" */
export const fileName = ({ name, type }: Pick<StoredDocument, 'name' | 'type'>): string =>
  `${fieldLabel(name).toLowerCase().replaceAll(' ', '-')}.${extensions[type]}`

export const notUploaded = (): NotFound => new NotFound('This document has not been uploaded')

/** A document as it is answered to staff: with the file that they returned, if it has replaced one. */
export const presentDocumentForStaff = (document: StoredDocument) => ({
  ...fileOf(document),
  name: document.name,
  former: document.former ? fileOf(document.former) : null,
})

/** The files of previous applications that the records have no more. @param former newest first */
export const presentFormerDocuments = (
  former: readonly FormerRecords[],
  present: readonly StoredDocument[],
) =>
  former.flatMap(({ application_form: { reference_no: application }, documents }) =>
    documents
      .filter(({ id }) => !present.some((document) => document.id === id))
      .map((document) => ({ ...fileOf(document), name: document.name, application })),
  )

/** The bytes of one document of a set. @param former reads the file that was returned. @throws NotFound; Conflict where it is not what was sent */
export const readDocument = async (
  keys: readonly DocumentKey[],
  key: string,
  documents: StoredDocument[],
  { attachment, former = false }: { attachment: boolean; former?: boolean },
  services: Needs<'clock' | 'files' | 'log'>,
): Promise<DocumentBytes> => {
  const document = documents.find(({ name }) => name === key && keys.includes(name))
  const file = former ? document?.former : document
  if (!document || !file) throw notUploaded()
  const bytes = await requireEvidence({ ...file, label: fieldLabel(document.name) }, services)
  return {
    bytes: new Uint8Array(bytes),
    type: file.type,
    file_name: fileName({ ...document, type: file.type }),
    attachment,
  }
}
