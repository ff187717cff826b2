import type { User } from '#functions/accounts/data/person/user.ts'
import type { QualificationInformationRecord } from '#shared/applications/records/qualification-information.ts'
import { Invalid } from '#shared/kit/errors.ts'
import { ownRecord } from './own-record.ts'

/** The caller's qualification with this id, or of this level where the id is `me`. @throws NotFound; Invalid without a level. */
export const findOwnQualification = (
  { qualification_information: qualifications }: User,
  id: string,
  level: string | undefined,
): QualificationInformationRecord => {
  if (id === 'me' && !level) throw new Invalid({ qualification_level: ['Choose the qualification level'] })
  const found = qualifications.find((qualification) =>
    id === 'me' ? qualification.qualification_level === level : qualification.id === id,
  )
  return ownRecord(found, id)
}
