/** The rules for all stored data, whatever has happened: the data check, and the facts that an application repeats. */

import { type StoredCase, storedCase } from '#functions/applications/data/case/stored-case.ts'
import { storedSnapshot } from '#functions/applications/data/snapshot.ts'
import { type StoredForm, storedForm } from '#functions/applications/data/stored-form.ts'
import { snapshotKey } from '#functions/platform/table/keys/applicants.ts'
import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { applicantPrefix, endOfCore } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { createDataCheck, createGrouping } from '#infra/operations/data-check/data-check.ts'
import type { FeeSchedule } from '#shared/applications/records/fee.ts'
import { calculateFee } from '#shared/applications/rules/fee.ts'
import { levelName } from '#shared/applications/rules/snapshot.ts'
import { feeTitleOf } from '#shared/vocabulary/applications.ts'

interface Stored {
  items: readonly Item[]
  files: Iterable<string>
  schedule: FeeSchedule
  now: Date
}

export interface Partition {
  id: string
  items: Map<string, Item>
  /** The history, in the order of the items that were given. */
  events: Item[]
}

const eventPrefix = `${endOfCore}EVENT#`

export const applicantsOf = (items: readonly Item[]): Partition[] => {
  const found = new Map<string, Partition>()
  for (const item of items) {
    const pk = String(item.pk)
    if (!pk.startsWith(applicantPrefix)) continue
    const id = pk.slice(applicantPrefix.length)
    const partition: Partition = found.get(id) ?? { id, items: new Map(), events: [] }
    found.set(id, partition)
    const sk = String(item.sk)
    partition.items.set(sk, item)
    if (sk.startsWith(eventPrefix)) partition.events.push(item)
  }
  return [...found.values()]
}

type Broken = (string | false | undefined | null)[]

/** The list, the search and the fee follow from the last version, whatever the records say by now. */
const brokenSubmission = (
  { id, items }: Partition,
  form: StoredForm,
  review: StoredCase,
  schedule: FeeSchedule,
): Broken => {
  const version = items.get(snapshotKey(id, form.submitted_at, form.snapshot.number).sk)
  const { applicant, contact_information, ...stated } = storedSnapshot.parse(version).content
  const issued = String(stated[levelName({ qualification_level: 'B Pharm / Pharm D' })]?.degree_issue_date)
  const { amounts } = calculateFee(schedule, issued, form.fee_fixed_on)
  const fee = amounts[feeTitleOf[form.application_title]]
  return [
    review.name !== applicant?.name && `the list shows ${review.name}, the version ${applicant?.name}`,
    review.city !== contact_information?.city &&
      `the list shows ${review.city}, the version ${contact_information?.city}`,
    review.found_by?.name !== applicant?.name && 'the search finds another name than that of the version',
    review.found_by?.date_of_birth !== applicant?.date_of_birth && 'the search has another date of birth',
    review.found_by?.phone !== items.get('ACCOUNT')?.phone &&
      'the search has another telephone than the account',
    form.fee_amount !== fee && `the fee is ${form.fee_amount}; for a degree of ${issued} it is ${fee}`,
  ]
}

const brokenApplication = (partition: Partition, schedule: FeeSchedule): Broken => {
  const { id, items, events } = partition
  const [formItem, caseItem] = [items.get('FORM'), items.get(caseKey(id).sk)]
  // Before the submission the item of the form counts the applicant's writes.
  if (!formItem?.id || !caseItem) return []
  const [form, review] = [storedForm.parse(formItem), storedCase.parse(caseItem)]
  const submissions = events.filter(({ event }) => event === 'SUBMITTED').length
  return [
    submissions !== review.former.length + 1 && `${submissions} submissions in the history`,
    ...brokenSubmission(partition, form, review, schedule),
  ]
}

const place = ({ pk, sk }: Item): string => `${pk} ${sk}`

/** The findings of the data check, without leftovers. */
export const brokenByCheck = async ({ items, files, now }: Omit<Stored, 'schedule'>): Promise<string[]> => {
  const check = createDataCheck({ now, withFiles: true })
  const grouping = createGrouping(check.see)
  const sorted = [...items].sort((one, other) => (place(one) < place(other) ? -1 : 1))
  for (const item of sorted) grouping.add(item)
  grouping.end()
  for (const key of files) check.seeFile({ key, storedAt: now })
  const findings = await check.end()
  return findings.flatMap(({ family, key, says, isLeftover }) =>
    isLeftover ? [] : [`${family}: ${says} (${place({ ...key })})`],
  )
}

/** @returns what does not hold, each in a sentence. */
export const brokenInStore = async (stored: Stored): Promise<string[]> => {
  const applicants = applicantsOf(stored.items)
  const numbers = applicants.flatMap(({ items }) => items.get('FORM')?.registration_number ?? [])
  return [
    ...(await brokenByCheck(stored)),
    ...applicants.flatMap((applicant) => brokenApplication(applicant, stored.schedule)),
    new Set(numbers).size < numbers.length && 'a registration number was given twice',
  ].filter((sentence) => typeof sentence === 'string')
}

/** Files that no record names: the daily clean-up removes them. */
export const filesLeft = ({ items, files }: Pick<Stored, 'items' | 'files'>): string[] => {
  const named = JSON.stringify(items)
  return [...files].filter((key) => /^(documents|photos)\//.test(key) && !named.includes(JSON.stringify(key)))
}
