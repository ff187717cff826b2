/** The keys of files in the bucket. An upload keeps its id when it is copied from `incoming/` to `documents/`. */

import { plainNumber } from '#shared/kit/format.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'

interface UploadPlace {
  userId: string
  name: DocumentKey
  /** The id of the upload's grant. */
  id: string
}

export const incomingPrefix = 'incoming/'
/** In the place of a document's name. */
export const photoMark = 'photo'
export const incomingKey = ({ userId, name, id }: UploadPlace): string =>
  `${incomingPrefix}${userId}/${name}/${id}`

/** The upload that a key in `incoming/` belongs to. */
export const incomingPlace = (
  key: string,
): Omit<UploadPlace, 'name'> & { name: DocumentKey | typeof photoMark } => {
  const [userId = '', name = '', id = ''] = key.slice(incomingPrefix.length).split('/')
  return { userId, name: name as DocumentKey | typeof photoMark, id }
}

/** Every file that a document has had. */
export const documentPrefix = ({ userId, name }: Omit<UploadPlace, 'id'>): string =>
  `documents/${userId}/${name}/`
export const documentObjectKey = (place: UploadPlace): string => `${documentPrefix(place)}${place.id}`

export const photoPrefix = (userId: string): string => `photos/${userId}/`
/** An empty object from which the daily clean-up finds the photos of a person. */
export const photoMarkKey = (userId: string): string => `${incomingPrefix}${userId}/${photoMark}/mark`

/** The prefixes of all files of a person. */
export const prefixesOf = (userId: string): string[] => [
  `${incomingPrefix}${userId}/`,
  `documents/${userId}/`,
  photoPrefix(userId),
  `claims/${userId}/`,
]

/** The scan of a page of an old book. @param id of the upload */
export const bookPageObjectKey = (book: string, id: string): string => `books/${book}/${id}`
/** The document that came with a request to change the register: the register keeps it, whatever becomes of the account. */
export const changeRequestObjectKey = (number: string, id: string): string =>
  `requests/${plainNumber(number)}/${id}`
/** The picture of a certificate that came with a claim. */
export const claimObjectKey = (userId: string, id: string): string => `claims/${userId}/${id}`
