/** A pharmacist's statements about their registration and the payment of its fee. */
import * as z from 'zod/mini'
import { date, optionalDate } from '#shared/kit/fields/dates-and-numbers.ts'
import { forCreating, recordIdentity, stored } from '#shared/kit/fields/shapes.ts'
import { line, lines, optionalLine } from '#shared/kit/fields/text.ts'
import { categoryTypes, recordGenders } from '#shared/vocabulary/people.ts'

const longestNumber = 30 // registration, branch, challan, slip and reference: their formats are not known

const fields = {
  gender: z.enum(recordGenders, 'Choose your gender'),
  registration_no: optionalLine(longestNumber),
  category_type: z.enum(categoryTypes, 'Choose your category'),
  category_issue_date: optionalDate('Category issue date'),
  date_of_birth: date('Date of birth', 'Enter your date of birth'),
  permanent_address: lines('Enter your permanent address'),
  present_address: lines('Enter your present address'),
  pharmacy_council: line('Enter the pharmacy council'),
  province_of_pharmacy: line('Enter the province of pharmacy'),
  branch_code: optionalLine(longestNumber),
  challan_no: optionalLine(longestNumber),
  challan_submit_date: optionalDate('Challan submit date'),
  deposit_slip_no: optionalLine(longestNumber),
  reference_no: optionalLine(longestNumber),
  verification_date: optionalDate('Verification date'),
}

export const newUserApplication = z.strictObject(forCreating(fields))
export type UserApplicationValues = z.output<typeof newUserApplication>

export const userApplicationChanges = z.partial(z.strictObject(fields))
export type UserApplicationChanges = z.output<typeof userApplicationChanges>

export const userApplicationRecord = z.object({ ...recordIdentity, ...stored(fields) })
export type UserApplicationRecord = z.output<typeof userApplicationRecord>
