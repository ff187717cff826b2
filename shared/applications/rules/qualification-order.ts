/** The four rows of the qualification list, and years of passing that rise from level to level. */
import type { FieldErrors } from '#shared/kit/errors.ts'
import { type QualificationLevel, qualificationLevels, shortLevelNames } from '#shared/vocabulary/people.ts'
import { requiredLevels } from './onboarding.ts'

/** The status shown for each row of the qualification list. */
export type LevelStatus = 'updated' | 'required' | 'optional'

export interface LevelRow<Record> {
  level: QualificationLevel
  status: LevelStatus
  record: Record | null
  /** The lowest required level that is missing: the one to add next. */
  isNext: boolean
}

/** Always four rows, in the order in which the levels are to be filled in. @param asked those that are required */
export const levelRows = <Record extends { qualification_level: string }>(
  held: Record[],
  asked: readonly QualificationLevel[] = requiredLevels,
): LevelRow<Record>[] => {
  const rows = qualificationLevels.map((level) => {
    const record = held.find((qualification) => qualification.qualification_level === level) ?? null
    const status: LevelStatus = record ? 'updated' : asked.includes(level) ? 'required' : 'optional'
    return { level, status, record }
  })
  const next = rows.find((row) => row.status === 'required')
  return rows.map((row) => ({ ...row, isNext: row === next }))
}

interface Passed {
  qualification_level: string
  year_of_passing: string
}

const order = (level: string): number => (qualificationLevels as readonly string[]).indexOf(level)

const name = ({ qualification_level }: Passed): string =>
  shortLevelNames[qualification_level as QualificationLevel]

/**
 * The first other level with a year that does not fit, the lower of the two before the higher; a level is not
 * compared with itself.
 */
const unfit = (
  passed: Passed,
  others: readonly Passed[],
  isUnfit: (lower: Passed, higher: Passed) => boolean,
): [lower: Passed, higher: Passed] | undefined => {
  if (!/^\d{4}$/.test(passed.year_of_passing)) return undefined
  const place = order(passed.qualification_level)
  return others
    .filter((other) => order(other.qualification_level) !== place)
    .map((other): [Passed, Passed] =>
      order(other.qualification_level) < place ? [other, passed] : [passed, other],
    )
    .find(([lower, higher]) => isUnfit(lower, higher))
}

const refusalOf = (pair: [lower: Passed, higher: Passed] | undefined): FieldErrors => {
  if (!pair) return {}
  const [lower, higher] = pair
  return {
    year_of_passing: [
      `${name(higher)} cannot be passed in ${higher.year_of_passing} when ${name(lower)} was passed in ${lower.year_of_passing}. Correct the one that is wrong`,
    ],
  }
}

/** No level is passed before one below it. @param passed with a year of four digits, else nothing is said */
export const yearOrderErrors = (passed: Passed, others: readonly Passed[]): FieldErrors =>
  refusalOf(unfit(passed, others, (lower, higher) => higher.year_of_passing < lower.year_of_passing))

const isDegree = ({ qualification_level }: Passed): boolean => order(qualification_level) >= 2

/** A further rule of the web form: a degree takes years, so it is not passed in the year of a lower level. */
export const degreeYearErrors = (passed: Passed, others: readonly Passed[]): FieldErrors =>
  refusalOf(
    unfit(
      passed,
      others,
      (lower, higher) => isDegree(higher) && higher.year_of_passing === lower.year_of_passing,
    ),
  )

/**
 * A note, never an error: people do pass two levels of school in one year, but a typing mistake is likelier.
 * @param passed the qualification as it is being typed, with a year of four digits.
 * @param others the qualifications that are held; one of the same level is left out.
 * @returns what to check, or null where there is nothing.
 */
export const yearsToCheck = (passed: Passed, others: readonly Passed[]): string | null => {
  const pair = unfit(
    passed,
    others,
    (lower, higher) => !isDegree(higher) && higher.year_of_passing === lower.year_of_passing,
  )
  return pair ? `${name(pair[0])} and ${name(pair[1])} are both passed in ${pair[0].year_of_passing}.` : null
}
