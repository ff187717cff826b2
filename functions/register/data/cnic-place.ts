/** One CNIC has one entry in a register: the item that tells which, in the partition of the CNIC. */

import type { Key } from '#functions/platform/table/keys/key.ts'
import { registeredCnicKey } from '#functions/platform/table/keys/register.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { storedItem } from '#functions/platform/table/write.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'

/** An entry that should never have been keeps no CNIC from the one that should. */
const neverWas = ({ removed }: Pick<RegistrationRecord, 'removed'>): boolean =>
  removed?.reason === 'registered-by-mistake' ||
  (removed?.reason === 'approval-reversed' && !removed.handed_over)

/** Many rows of old books have no CNIC. */
export const cnicPlaces = ({
  number,
  register,
  cnic,
  removed,
}: Pick<RegistrationRecord, 'number' | 'register' | 'cnic' | 'removed'>): (Item & Key)[] =>
  cnic === '' || neverWas({ removed }) ? [] : [storedItem(registeredCnicKey(register, cnic), { number })]
