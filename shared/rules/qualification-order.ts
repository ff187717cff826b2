/** The four rows of the qualification list, and years of passing that should rise from level to level. */
import { type QualificationLevel, qualificationLevels, shortLevelNames } from '../vocabulary.ts'
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

/** Always four rows, in the order in which the levels are to be filled in. */
export const levelRows = <Record extends { qualification_level: string }>(
  held: Record[],
): LevelRow<Record>[] => {
  const rows = qualificationLevels.map((level) => {
    const record = held.find((qualification) => qualification.qualification_level === level) ?? null
    const status: LevelStatus = record ? 'updated' : requiredLevels.includes(level) ? 'required' : 'optional'
    return { level, status, record, isNext: false }
  })
  const next = rows.find((row) => row.status === 'required')
  return rows.map((row) => ({ ...row, isNext: row === next }))
}

interface Passed {
  qualification_level: string
  year_of_passing: string
}

const order = (level: string): number => (qualificationLevels as readonly string[]).indexOf(level)

const sentence = (lower: Passed, higher: Passed): string => {
  const name = ({ qualification_level }: Passed) => shortLevelNames[qualification_level as QualificationLevel]
  return `${name(higher)} is passed in ${higher.year_of_passing}, ${name(lower)} in ${lower.year_of_passing}. Years usually rise from level to level.`
}

/**
 * A note, never an error: people do pass levels out of their order, but a typing mistake is likelier.
 * @param passed the qualification as it is being typed, with a year of four digits.
 * @param others the qualifications that are held; one of the same level is left out.
 * @returns what to check, or null where the years rise.
 */
export const yearsToCheck = (passed: Passed, others: Passed[]): string | null => {
  if (!/^\d{4}$/.test(passed.year_of_passing)) return null
  const place = order(passed.qualification_level)
  const neighbour = others.find((other) => {
    const distance = order(other.qualification_level) - place
    return distance < 0
      ? other.year_of_passing >= passed.year_of_passing
      : distance > 0 && other.year_of_passing <= passed.year_of_passing
  })
  if (!neighbour) return null
  return order(neighbour.qualification_level) < place
    ? sentence(neighbour, passed)
    : sentence(passed, neighbour)
}
