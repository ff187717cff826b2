/** The corrections that staff choose when they return an application. */
import type { CaseCommand } from '#shared/records/case.ts'
import { correctableItems, itemLabel } from '#shared/rules/correctable.ts'
import { type QualificationLevel, qualificationLevels } from '#shared/vocabulary.ts'

export type Correction = NonNullable<CaseCommand['corrections']>[number]

const groupTitles: Record<string, string> = {
  account: 'Account',
  applicant: 'Personal information',
  contact_information: 'Contact information',
  qualification_information: 'Qualification information',
  document: 'Documents',
}

const groupOf = (item: string): string => item.slice(0, item.indexOf('.'))

/** A qualification level that the applicant has not filled in cannot be corrected. */
const isCorrectable = (item: string, levels: readonly QualificationLevel[]): boolean => {
  const place = /^qualification_information\.(\d)\./.exec(item)?.[1]
  const level = place && qualificationLevels[Number(place) - 1]
  return !level || levels.includes(level)
}

export interface CorrectableGroup {
  title: string
  items: string[]
}

export const correctableGroups = (levels: readonly QualificationLevel[]): CorrectableGroup[] =>
  Object.entries(groupTitles).map(([group, title]) => ({
    title,
    items: correctableItems.filter((item) => groupOf(item) === group && isCorrectable(item, levels)),
  }))

/** The items whose names contain every word of the query; groups without one are left out. */
export const matchingGroups = (groups: CorrectableGroup[], query: string): CorrectableGroup[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (item: string) => words.every((word) => itemLabel(item).toLowerCase().includes(word))
  return groups
    .map(({ title, items }) => ({ title, items: items.filter(matches) }))
    .filter(({ items }) => items.length > 0)
}

/** Starts with the likeliest reason: pictures are mostly unreadable, texts mostly contradict other papers. */
export const newCorrection = (item: string): Correction => ({
  item,
  reason: groupOf(item) === 'document' || item.endsWith('.photo') ? 'not-clear' : 'does-not-match',
  words: '',
})
