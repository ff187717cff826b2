/** The figures of a person's own application, as the analytics page shows them. */

import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { daysBetween } from '#shared/applications/rules/fee.ts'
import { askedLevels, isComplete, missingLevels } from '#shared/applications/rules/onboarding.ts'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { dayInKarachi, formatFee } from '#shared/kit/format.ts'
import { documentKeys, userDocumentKeys } from '#shared/vocabulary/documents.ts'
import { steps } from '#shared/vocabulary/onboarding-steps.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'

interface Figure {
  label: string
  value: string
}

const outOf = (count: number, all: readonly unknown[]): string => `${count} of ${all.length}`

/** @param today the council's day, `YYYY-MM-DD`. */
export const figuresOf = (user: CurrentUser, today: string): Figure[] => {
  const form = user.application_form
  return [
    { label: 'Steps complete', value: outOf(steps.filter((step) => isComplete(step, user)).length, steps) },
    {
      label: 'Required qualifications added',
      value: outOf(askedLevels(user).length - missingLevels(user).length, askedLevels(user)),
    },
    {
      label: 'Qualifications added',
      value: outOf(user.qualification_information.length, qualificationLevels),
    },
    {
      label: 'Documents uploaded',
      value: outOf(user.held_documents.length, [...documentKeys, ...userDocumentKeys]),
    },
    { label: 'Applications submitted', value: form ? '1' : '0' },
    ...(form
      ? [
          {
            label: 'Days since you submitted',
            value: `${daysBetween(dayInKarachi(new Date(form.submitted_at)), today)}`,
          },
          { label: 'Fee', value: formatFee(form.fee_amount) },
          { label: 'Voucher number', value: formatVoucherNumber(form.voucher_number) },
        ]
      : []),
  ]
}
