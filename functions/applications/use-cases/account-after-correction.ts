/** A person has one name: the account follows what was corrected in the personal information. */
import type { Account } from '#functions/accounts/data/stored-account.ts'
import { canonicalPhone } from '#shared/kit/format.ts'
import type { UserWithForm } from './own-record.ts'

const isSamePhone = (one: string, other: string): boolean =>
  (canonicalPhone(one) ?? one) === (canonicalPhone(other) ?? other)

/** The fields of the account that change. Its telephone follows the mobile only where both were the same number. */
export const accountAfterCorrection = ({
  account,
  applicant,
  application_form: { corrections },
}: UserWithForm): Partial<Pick<Account, 'name' | 'father_name' | 'phone'>> => {
  if (!applicant) return {}
  const beforeOf = (field: string) => corrections.find(({ item }) => item === `applicant.${field}`)?.before
  const mobileBefore = beforeOf('mobile')
  const followed = {
    ...(beforeOf('name') !== undefined && { name: applicant.name }),
    ...(beforeOf('father_name') !== undefined && { father_name: applicant.father_name }),
    ...(mobileBefore && isSamePhone(account.phone, mobileBefore) && { phone: applicant.mobile }),
  }
  const changed = Object.entries(followed).filter(
    ([field, value]) => account[field as keyof Account] !== value,
  )
  return Object.fromEntries(changed)
}
