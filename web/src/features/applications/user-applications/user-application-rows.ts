/** The rows of the record, in the order of its page. */

import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import type { UserApplicationRecord } from '#shared/applications/records/user-application.ts'
import { fieldItem } from '#shared/kit/field.ts'
import { formatCnic } from '#shared/kit/format.ts'
import { recordItems } from '#web/ui/record-items.ts'

export interface RecordRow {
  label: string
  /** Empty where nothing is provided. */
  value: string
}

type Person = Pick<CurrentUser, 'name' | 'father_name' | 'cnic' | 'phone'>

const { gender, ...others } = userApplicationFields

/** All 19 rows; the first, second, third and fifth come from the account. */
export const userApplicationRows = (person: Person, record: UserApplicationRecord): RecordRow[] => [
  { label: 'Name', value: person.name },
  { label: 'Father name', value: person.father_name },
  { label: 'CNIC', value: formatCnic(person.cnic) },
  fieldItem(gender, record.gender),
  { label: 'Phone', value: person.phone },
  ...recordItems(others, record),
]
