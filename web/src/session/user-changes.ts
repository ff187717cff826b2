import type { CurrentUser } from '#shared/records/current-user.ts'
import type { QualificationInformationRecord } from '#shared/records/qualification-information.ts'
import { type DocumentKey, qualificationLevels } from '#shared/vocabulary.ts'

const order = (it: QualificationInformationRecord) => qualificationLevels.indexOf(it.qualification_level)

/** The user with this qualification in its place; one record per level. */
export const withQualification = (
  user: CurrentUser,
  record: QualificationInformationRecord,
): CurrentUser => ({
  ...user,
  qualification_information: [
    ...user.qualification_information.filter(
      (it) => it.id !== record.id && it.qualification_level !== record.qualification_level,
    ),
    record,
  ].sort((one, other) => order(one) - order(other)),
})

/** The user who holds this document too. */
export const withDocument = (user: CurrentUser, key: DocumentKey): CurrentUser =>
  user.held_documents.includes(key) ? user : { ...user, held_documents: [...user.held_documents, key] }
