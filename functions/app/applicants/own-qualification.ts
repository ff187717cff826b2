/** Which of the caller's qualifications is meant: its own id, or `me` with a level. */

import { ownRecord } from '#functions/app/own-record.ts'
import type { User } from '#functions/data/user.ts'
import { Invalid } from '#shared/errors.ts'
import type { QualificationInformationRecord } from '#shared/records/qualification-information.ts'

/** @throws NotFound; Invalid when `me` comes without a level. */
export const ownQualification = (
  user: User,
  id: string,
  level: string | undefined,
): QualificationInformationRecord => {
  if (id === 'me' && !level) throw new Invalid({ qualification_level: ['Choose the qualification level'] })
  return ownRecord(
    user.qualification_information.find((it) =>
      id === 'me' ? it.qualification_level === level : it.id === id,
    ),
    id,
  )
}
