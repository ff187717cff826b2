/** An applicant's statements about their registration and the payment of its fee; the challan finds their case. */
import { userApplicationKey } from '#functions/platform/table/keys/applicants.ts'
import type { TableContext, Write } from '#functions/platform/table/table.ts'
import {
  type UserApplicationValues,
  userApplicationRecord,
} from '#shared/applications/records/user-application.ts'
import type { FormOwner } from './form-lock.ts'
import { plainRecord } from './own-record.ts'
import { moveStatedChallan } from './search/search-index.ts'

/** Staff find a case by the challan that its applicant states; a submission enters what was stated before it. */
const entryOfChallan = (
  { id, application_form, former_form }: FormOwner,
  before: { challan_no: string } | null,
  after: { challan_no: string },
): Write[] =>
  application_form || former_form ? moveStatedChallan(id, before?.challan_no ?? '', after.challan_no) : []

export const userApplications = (context: TableContext) =>
  plainRecord<typeof userApplicationRecord, UserApplicationValues>(
    context,
    userApplicationRecord,
    userApplicationKey,
    { paper: 'user_application', whenAdded: true, also: entryOfChallan },
  )
