/** An account follows the register: the writes for the transaction that corrects the entry of its holder. */

import { countChange } from '#functions/applications/data/form-lock.ts'
import { cnicKey } from '#functions/platform/table/keys/accounts.ts'
import { applicantKey } from '#functions/platform/table/keys/applicants.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import { updateAccountFields } from './account.ts'
import { freeMarker, putCnicMarker } from './account-markers.ts'
import type { User } from './person/user.ts'
import type { Account } from './stored-account.ts'

/** Account and personal information; what was submitted stays as it is. Refused where another account has the CNIC. */
export const writesToFollowRegister = (
  user: User,
  { cnic, ...names }: Partial<Pick<Account, 'name' | 'father_name' | 'cnic'>>,
  attempt: Attempt,
): Write[] => {
  const { id, account, applicant } = user
  const movesCnic = cnic !== undefined && cnic !== account.cnic
  return [
    updateAccountFields(account, { ...names, ...(movesCnic && { cnic }) }, attempt),
    ...(movesCnic ? [freeMarker(cnicKey(account.cnic), id), putCnicMarker(cnicKey(cnic), id)] : []),
    ...(applicant && Object.keys(names).length > 0
      ? [update(nextVersion(applicantKey(id), applicant.version, names, attempt))]
      : []),
    countChange(user),
  ]
}
