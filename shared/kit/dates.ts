/** The rules for dates in relation to today and to each other (docs/field-rules.md#dates). */
import type { FieldErrors } from './errors.ts'
import { foldDigits } from './format.ts'

const youngestInYears = 16 // low on purpose: Pharm-D comes at about 23
const oldestInYears = 110 // high on purpose: beyond it is a mistyped year

const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/** @param today the council's day, `YYYY-MM-DD`. */
export const applicantDateErrors = (fields: { date_of_birth?: string }, today: string): FieldErrors => {
  const born = fields.date_of_birth
  if (!born) return {}
  if (born >= today) return { date_of_birth: ['Date of birth must be in the past'] }
  if (born > yearsBefore(today, youngestInYears))
    return { date_of_birth: [`You must be at least ${youngestInYears} years old`] }
  if (born < yearsBefore(today, oldestInYears))
    return { date_of_birth: ['Check the year of your date of birth'] }
  return {}
}

/** @param today the council's day, `YYYY-MM-DD`. */
export const qualificationDateErrors = (
  fields: { year_of_passing?: string; degree_issue_date?: string },
  today: string,
): FieldErrors => {
  const errors: FieldErrors = {}
  // In a form another field may be wrong, and the year is as it was typed.
  const year = foldDigits(fields.year_of_passing ?? '').trim()
  const issued = fields.degree_issue_date
  if (year && year > today.slice(0, 4)) errors.year_of_passing = ['Year of passing must not be in the future']
  if (issued && issued > today) errors.degree_issue_date = ['Degree issue date must not be in the future']
  else if (issued && year && issued.slice(0, 4) < year)
    errors.degree_issue_date = ['Degree issue date must be in or after the year of passing']
  return errors
}

/** @param today the council's day, `YYYY-MM-DD`. */
export const registrationDateErrors = (form: { issueDate?: string | null }, today: string): FieldErrors =>
  form.issueDate && form.issueDate > today ? { issueDate: ['Issue date must not be in the future'] } : {}

/** @param today the council's day, `YYYY-MM-DD`. */
export const feeDateErrors = (query: { issue_date: string }, today: string): FieldErrors =>
  query.issue_date > today ? { issue_date: ['Degree issue date must not be in the future'] } : {}

/** @param today the council's day, `YYYY-MM-DD`. */
export const userApplicationDateErrors = (
  record: {
    date_of_birth?: string
    category_issue_date?: string
    challan_submit_date?: string
    verification_date?: string
  },
  today: string,
): FieldErrors => {
  const errors = applicantDateErrors(record, today)
  if (record.category_issue_date && record.category_issue_date > today)
    errors.category_issue_date = ['Category issue date must not be in the future']
  if (record.challan_submit_date && record.challan_submit_date > today)
    errors.challan_submit_date = ['Challan submit date must not be in the future']
  if (record.verification_date && record.verification_date > today)
    errors.verification_date = ['Verification date must not be in the future']
  return errors
}

/** `YYYY-MM` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)
