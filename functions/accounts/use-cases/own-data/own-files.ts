/** The files of a person and their paths in the archive of their data. */

import type { StoredApplicant } from '#functions/applications/data/stored-applicant.ts'
import type { StoredDocument } from '#functions/documents/data/stored-document.ts'
import { extensions, fileName } from '#functions/documents/use-cases/present-documents.ts'
import type { StoredRequest } from '#functions/register/data/change-request.ts'
import type { StoredClaim } from '#functions/register/data/claim.ts'
import type { Needs } from '#functions/services.ts'
import type { OwnFile, OwnRecords } from '#shared/accounts/contract/own-archive.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'

/** Of a photo. */
const extensionOf = (objectKey: string): string => (objectKey.endsWith('.png') ? 'png' : 'jpg')

/** Gathers the files of several applications; one that several of them name is in the archive once. */
export const gatherFiles = () => {
  const places = new Map<string, string>()
  const placeOf = (objectKey: string, place: string): string => {
    const known = places.get(objectKey) ?? place
    places.set(objectKey, known)
    return known
  }

  return {
    /** @param folder of the application, ending with `/` */
    photo: (folder: string, applicant: StoredApplicant): string | null => {
      const key = applicant.photo_key
      return key ? placeOf(key, `${folder}photo.${extensionOf(key)}`) : null
    },

    certificatePhoto: (key: string | null): string | null =>
      key && placeOf(key, `files/certificate-photo.${extensionOf(key)}`),

    documents: (folder: string, documents: readonly StoredDocument[]): OwnRecords['documents'] =>
      documents.map(({ name, type, size, uploaded_at, object_key, former }) => ({
        ...{ name: fieldLabel(name), type, size, uploaded_at },
        file: placeOf(object_key, `${folder}${fileName({ name, type })}`),
        replaced_file:
          former === undefined
            ? null
            : placeOf(former.object_key, `${folder}replaced-${fileName({ name, type: former.type })}`),
      })),

    /** Those of a version. A file that a newer one has replaced is among them, and its type is not recorded there. */
    version: (folder: string, objectKeys: readonly string[]): string[] =>
      objectKeys.map((key) => placeOf(key, `${folder}versions/${key.split('/').slice(2).join('-')}`)),

    /** The picture of a claimed certificate. */
    claim: ({ id, object_key, type }: StoredClaim): string =>
      placeOf(object_key, `files/claims/${id}.${extensions[type]}`),

    /** The document of a request to change the register; null where it has none, or it was deleted. */
    changeRequest: ({ id, object_key, type, state }: StoredRequest): string | null =>
      state === 'withdrawn' || !object_key || !type
        ? null
        : placeOf(object_key, `files/changes/${id}.${extensions[type]}`),

    addresses: ({ files }: Needs<'files'>): Promise<OwnFile[]> =>
      Promise.all([...places].map(async ([key, place]) => ({ place, address: await files.address(key) }))),
  }
}
export type Files = ReturnType<typeof gatherFiles>
