import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import type { QualificationInformationRecord } from '#shared/applications/records/qualification-information.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'

const levelIndex = (record: QualificationInformationRecord) =>
  qualificationLevels.indexOf(record.qualification_level)

/** The user with this qualification in the order of levels; it replaces the one of the same level. */
export const withQualification = (
  user: CurrentUser,
  record: QualificationInformationRecord,
): CurrentUser => ({
  ...user,
  qualification_information: [
    ...user.qualification_information.filter(
      (held) => held.id !== record.id && held.qualification_level !== record.qualification_level,
    ),
    record,
  ].sort((one, other) => levelIndex(one) - levelIndex(other)),
})

/** The user with one more uploaded document. */
export const withDocument = (user: CurrentUser, key: DocumentKey): CurrentUser =>
  user.held_documents.includes(key) ? user : { ...user, held_documents: [...user.held_documents, key] }
