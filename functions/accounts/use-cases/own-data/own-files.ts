/** The files of a person and their paths in the archive of their data. */

import type { objectsOf } from '#functions/applications/data/snapshot.ts'
import type { StoredApplicant } from '#functions/applications/data/stored-applicant.ts'
import type { StoredDocument } from '#functions/documents/data/stored-document.ts'
import { extensions, fileName } from '#functions/documents/use-cases/present-documents.ts'
import type { StoredRequest } from '#functions/register/data/change-request.ts'
import type { StoredClaim } from '#functions/register/data/claim.ts'
import type { Needs } from '#functions/services.ts'
import type { OwnFile, OwnRecords } from '#shared/accounts/contract/own-archive.ts'
import type { CertificateRecord } from '#shared/certificates/records/certificate.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'

/** Of a photo. */
const extensionOf = (objectKey: string): string => (objectKey.endsWith('.png') ? 'png' : 'jpg')

/** Gathers the files of several applications; one that several of them name is in the archive once. */
export const gatherFiles = () => {
  const held = new Map<string, Omit<OwnFile, 'address'>>()
  /** @param sha256 in base64 or base64url */
  const placeOf = (objectKey: string, place: string, sha256?: string | null): string => {
    const digest = sha256 ? Buffer.from(sha256, 'base64').toString('base64') : null
    const known = held.get(objectKey)
    held.set(objectKey, { place: known?.place ?? place, sha256: known?.sha256 ?? digest })
    return known?.place ?? place
  }

  return {
    /** @param folder of the application, ending with `/` */
    photo: (folder: string, applicant: StoredApplicant): string | null => {
      const key = applicant.photo_key
      return key ? placeOf(key, `${folder}photo.${extensionOf(key)}`, applicant.photo_digest) : null
    },

    certificatePhoto: ({ photo, photo_sha256 }: CertificateRecord): string | null =>
      photo && placeOf(photo, `files/certificate-photo.${extensionOf(photo)}`, photo_sha256),

    documents: (folder: string, documents: readonly StoredDocument[]): OwnRecords['documents'] =>
      documents.map(({ name, type, size, uploaded_at, object_key, sha256, former }) => ({
        ...{ name: fieldLabel(name), type, size, uploaded_at },
        file: placeOf(object_key, `${folder}${fileName({ name, type })}`, sha256),
        replaced_file:
          former === undefined
            ? null
            : placeOf(
                former.object_key,
                `${folder}replaced-${fileName({ name, type: former.type })}`,
                former.sha256,
              ),
      })),

    /** Those of a version. A file that a newer one has replaced is among them, and its type is not recorded there. */
    version: (folder: string, objects: ReturnType<typeof objectsOf>): string[] =>
      objects.map(({ object_key, sha256 }) =>
        placeOf(object_key, `${folder}versions/${object_key.split('/').slice(2).join('-')}`, sha256),
      ),

    /** The picture of a claimed certificate. */
    claim: ({ id, object_key, type }: StoredClaim): string =>
      placeOf(object_key, `files/claims/${id}.${extensions[type]}`),

    /** The document of a request to change the register; null where it has none, or it was deleted. */
    changeRequest: ({ id, object_key, type, state }: StoredRequest): string | null =>
      state === 'withdrawn' || !object_key || !type
        ? null
        : placeOf(object_key, `files/changes/${id}.${extensions[type]}`),

    addresses: ({ files }: Needs<'files'>): Promise<OwnFile[]> =>
      Promise.all([...held].map(async ([key, file]) => ({ ...file, address: await files.address(key) }))),
  }
}
export type Files = ReturnType<typeof gatherFiles>
