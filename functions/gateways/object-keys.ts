/** Where files lie in the bucket. A document's upload keeps its id from `incoming/` to `documents/`. */
import type { DocumentKey } from '#shared/vocabulary.ts'

export interface UploadPlace {
  userId: string
  name: DocumentKey
  /** Of the upload's grant. */
  id: string
}

export const incomingPrefix = 'incoming/'
export const incomingKey = ({ userId, name, id }: UploadPlace): string =>
  `${incomingPrefix}${userId}/${name}/${id}`

/** Whose and which upload lies at a key in `incoming/`. */
export const incomingPlace = (key: string): UploadPlace => {
  const [userId = '', name = '', id = ''] = key.slice(incomingPrefix.length).split('/')
  return { userId, name: name as DocumentKey, id }
}

/** Every file a document ever was. */
export const documentPrefix = ({ userId, name }: Omit<UploadPlace, 'id'>): string =>
  `documents/${userId}/${name}/`
export const documentObjectKey = (place: UploadPlace): string => `${documentPrefix(place)}${place.id}`
