/** What a renewal states of the registration that it renews. */

import type { FieldErrors } from '#shared/kit/errors.ts'
import { isRegistrationNumber } from '#shared/vocabulary/applications.ts'

interface StatedRenewal {
  application_title?: string
  registrationNo?: string
  issueDate?: string | null
  expiryDate?: string | null
}

export type RenewalField = 'registrationNo' | 'issueDate' | 'expiryDate'

/**
 * What of a renewal is missing. None of it keeps an application from being submitted: the council can ask for it.
 * @param asked what must be there
 */
export const missingOfRenewal = (
  { application_title, registrationNo = '', issueDate, expiryDate }: StatedRenewal,
  asked: readonly RenewalField[],
): FieldErrors => {
  if (application_title !== 'Renewal') return {}
  const missing: Record<RenewalField, string | false> = {
    registrationNo: !isRegistrationNumber(registrationNo) && 'Enter your registration number',
    issueDate: !issueDate && 'Enter the issue date',
    expiryDate: !expiryDate && 'Enter the expiry date',
  }
  return Object.fromEntries(asked.flatMap((field) => (missing[field] ? [[field, [missing[field]]]] : [])))
}

/** Whether nobody knows yet which registration is to be renewed. */
export const lacksNumber = ({ application_title, registrationNo = '' }: StatedRenewal): boolean =>
  application_title === 'Renewal' && !isRegistrationNumber(registrationNo)
