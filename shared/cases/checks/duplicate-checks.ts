/** Whether other people's applications have something of this one too. */
import { correctableItems, itemLabel } from '#shared/applications/rules/correctable.ts'
import type { Check } from './check.ts'

/** Another person's application with the same value. */
export interface Duplicate {
  id: string
  /** The item that both have: see rules/correctable.ts. */
  items: string[]
  /** Null for an account without an application. */
  reference_no: string | null
}

/** Short labels within a line; numbers are never returned, so their field tables would only make the functions larger. */
const duplicateLabels: Record<string, string> = {
  'applicant.name': 'name',
  'applicant.father_name': 'father',
  'applicant.date_of_birth': 'birth date',
  'application_form.registrationNo': 'registration no.',
  'user_application.challan_no': 'challan no.',
}

/** "Marks sheet" within a sentence is "marks sheet", but "CNIC front" stays. */
const withinSentence = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

const joined = (labels: string[]): string =>
  [labels.slice(0, -1).join(', '), ...labels.slice(-1)].filter((part) => part !== '').join(' and ')

/** More documents than these are counted, so that a finding stays one short line. */
const mostNamed = 2

const sharedLabels = (items: string[]): string[] => {
  const inOrder = items.toSorted((a, b) => correctableItems.indexOf(a) - correctableItems.indexOf(b))
  const isDocument = (item: string) => item.startsWith('document.')
  const documents = inOrder.filter(isDocument).map((item) => withinSentence(itemLabel(item)))
  return [
    ...inOrder.filter((item) => !isDocument(item)).map((item) => duplicateLabels[item] ?? itemLabel(item)),
    ...(documents.length > mostNamed ? [`${documents.length} documents`] : documents),
  ]
}

const duplicateCheck = ({ id, items, reference_no }: Duplicate): Check => ({
  ok: false,
  words: `Same ${joined(sharedLabels(items))} as ${reference_no ?? 'an account without an application'}`,
  cases: reference_no ? [{ id, reference_no }] : [],
})

/** One line for each other application, since one that shares several papers is one finding. */
export const duplicateChecks = (duplicates: readonly Duplicate[]): Check[] => {
  if (duplicates.length === 0) return [{ ok: true, words: 'No duplicates found' }]
  const checks = duplicates.map(duplicateCheck)
  return [...new Map(checks.map((check) => [check.words, check])).values()]
}
