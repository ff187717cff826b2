/** Whether the qualifications agree with each other and with the date of birth. */

import { formatDate } from '#shared/kit/format.ts'
import type { Case, Check } from './check.ts'
import { yearsBetween } from './person-checks.ts'

const youngestWithDegree = 14

export const yearsCheck = ({
  qualification_information: list,
}: Pick<Case, 'qualification_information'>): Check => {
  const years = list.map(({ year_of_passing }) => Number(year_of_passing))
  const ok = years.every((year, index) => year > (years[index - 1] ?? 0))
  return {
    ok,
    words: ok ? 'Passing years are in order' : `Passing years are not in order: ${years.join(', ')}`,
  }
}

export const datesCheck = ({
  applicant,
  qualification_information: list,
}: Pick<Case, 'qualification_information'> & {
  applicant: Pick<Case['applicant'], 'date_of_birth'>
}): Check => {
  const early = list.find(
    ({ degree_issue_date }) => yearsBetween(applicant.date_of_birth, degree_issue_date) < youngestWithDegree,
  )
  return early
    ? {
        ok: false,
        words: `A degree dated ${formatDate(early.degree_issue_date)} was issued before the age of ${youngestWithDegree}`,
      }
    : { ok: true, words: 'Degree dates match the date of birth' }
}
