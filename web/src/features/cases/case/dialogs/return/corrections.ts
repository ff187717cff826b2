/** The corrections that staff choose when they return an application. */

import { itemLabel, itemValue, returnableItems } from '#shared/applications/rules/correctable.ts'
import type { CaseCommand, CaseRecord } from '#shared/cases/records/case.ts'

export type Correction = NonNullable<CaseCommand['corrections']>[number]

const groupTitles: Record<string, string> = {
  account: 'Account',
  applicant: 'Personal information',
  contact_information: 'Contact information',
  qualification_information: 'Qualification information',
  application_form: 'Application',
  user_application: 'User application',
  document: 'Documents',
}

const groupOf = (item: string): string => item.slice(0, item.indexOf('.'))

export interface CorrectableGroup {
  title: string
  items: string[]
}

/** The items of this application that can be returned, by the record that they belong to. */
export const correctableGroups = (application: Parameters<typeof returnableItems>[0]): CorrectableGroup[] => {
  const items = returnableItems(application)
  return Object.entries(groupTitles)
    .map(([group, title]) => ({ title, items: items.filter((item) => groupOf(item) === group) }))
    .filter(({ items }) => items.length > 0)
}

/** The items whose names contain every word of the query; groups without a match are left out. */
export const matchingGroups = (groups: CorrectableGroup[], query: string): CorrectableGroup[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (item: string) => words.every((word) => itemLabel(item).toLowerCase().includes(word))
  return groups
    .map(({ title, items }) => ({ title, items: items.filter(matches) }))
    .filter(({ items }) => items.length > 0)
}

/** Whether the applicant has given nothing there. */
export const isMissing = (item: string, record: CaseRecord): boolean =>
  item === 'applicant.photo' ? !record.applicant.photo : itemValue(item, record) === ''

const isPicture = (item: string): boolean => groupOf(item) === 'document' || item.endsWith('.photo')

/** Starts with the likeliest reason: pictures are mostly unreadable, texts mostly contradict other papers. */
export const newCorrection = (item: string, missing = false): Correction => {
  const likeliest = isPicture(item) ? 'not-clear' : 'does-not-match'
  return { item, reason: missing ? 'missing' : likeliest, words: '' }
}
