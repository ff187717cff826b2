/** What must hold of all that is stored, whatever has happened: every item of the table, and the keys of every file. */
import {
  caseKey,
  challanKey,
  cnicKey,
  emailKey,
  groupCounterPartition,
  queueCounterPartition,
  searchKey,
  voucherKey,
} from '#functions/data/keys.ts'
import { applicantPrefix, cnicPrefix, emailPrefix, endOfCore } from '#functions/data/partitions.ts'
import { queueAttributes } from '#functions/data/queue-attributes.ts'
import { termsOfPerson } from '#functions/data/search-terms.ts'
import { type StoredCase, storedCase, tracksOf } from '#functions/data/stored-case.ts'
import { type StoredForm, storedForm } from '#functions/data/stored-form.ts'
import type { Item } from '#functions/data/table.ts'
import { dayInKarachi, plainNumber } from '#shared/format.ts'
import type { FeeSchedule } from '#shared/records/fee.ts'
import { shownStatus } from '#shared/rules/application-lifecycle.ts'
import { calculateFee } from '#shared/rules/fee.ts'
import { feeTitleOf } from '#shared/vocabulary.ts'

interface Stored {
  items: readonly Item[]
  /** Null where nobody looks at files. */
  files: ReadonlySet<string> | null
  schedule: FeeSchedule
}

interface Partition {
  id: string
  items: Map<string, Item>
  /** The history, oldest first. */
  events: string[]
}

const isDocument = (sk: string): boolean => sk.startsWith('DOCUMENT#')
const eventPrefix = `${endOfCore}EVENT#`

const applicantsOf = (items: readonly Item[]): Partition[] => {
  const found = new Map<string, Partition>()
  for (const item of items) {
    const pk = String(item.pk)
    if (!pk.startsWith(applicantPrefix)) continue
    const id = pk.slice(applicantPrefix.length)
    const partition: Partition = found.get(id) ?? { id, items: new Map(), events: [] }
    found.set(id, partition)
    const sk = String(item.sk)
    partition.items.set(sk, item)
    if (sk.startsWith(eventPrefix)) partition.events.push(String(item.event))
  }
  return [...found.values()]
}

type Broken = (string | false | undefined | null)[]

/** Accounts and their markers name each other. */
const brokenMarkers = (applicants: Partition[], byKey: Map<string, Item>): Broken => {
  const accounts = new Map(applicants.map(({ id, items }) => [id, items.get('ACCOUNT')]))
  const ownerOf = ({ pk, sk }: { pk: string; sk: string }) => byKey.get(`${pk} ${sk}`)?.user_id
  const ofAccounts = [...accounts].flatMap(
    ([id, account]): Broken =>
      !account || account.closed_at
        ? [!account && `${id} has records and no account`]
        : [
            ownerOf(emailKey(String(account.email))) !== id && `${id} does not hold its e-mail`,
            ownerOf(cnicKey(String(account.cnic))) !== id && `${id} does not hold its CNIC`,
          ],
  )
  const ofMarkers = [...byKey.values()].flatMap(({ pk, user_id, ttl }): Broken => {
    const key = String(pk)
    const account = accounts.get(String(user_id))
    if (key.startsWith(emailPrefix) && ttl === undefined)
      return [account?.email !== key.slice(emailPrefix.length) && 'an e-mail is held for no account']
    if (key.startsWith(cnicPrefix))
      return [account?.cnic !== key.slice(cnicPrefix.length) && 'a CNIC is held for no account']
    return []
  })
  return [...ofAccounts, ...ofMarkers]
}

/** The case says what the form says, and lies where the lists look for it. */
const brokenState = (form: StoredForm, review: StoredCase, item: Item): Broken => {
  const tracks = tracksOf(review)
  const status = shownStatus(tracks)
  const lists: Record<string, unknown> = queueAttributes({ ...review, status }, tracks.fee)
  return [
    review.status !== status && `the case is ${review.status} and ${status}`,
    form.status !== status && `the form is ${form.status}, the case ${status}`,
    form.fee_status !== tracks.fee && `the form says ${form.fee_status}, the case ${tracks.fee}`,
    form.reference_no !== review.reference_no && 'form and case have different references',
    ...Object.entries(lists).map(
      ([name, value]) => item[name] !== value && `${name} is ${String(item[name])}, not ${String(value)}`,
    ),
  ]
}

/** Until the council returns something, the file is what was submitted: the list, the search and the fee rest on it. */
const brokenSubmission = (
  { items, events }: Partition,
  form: StoredForm,
  review: StoredCase,
  schedule: FeeSchedule,
): Broken => {
  if (events.some((event) => /RETURN|CORRECT|BEGUN/.test(event))) return []
  const [applicant, contact] = [items.get('APPLICANT'), items.get('CONTACT')]
  const degree = [...items.values()].find(
    ({ qualification_level }) => qualification_level === 'B Pharm / Pharm D',
  )
  const issued = String(degree?.degree_issue_date)
  const { amounts } = calculateFee(schedule, issued, dayInKarachi(new Date(form.submitted_at)))
  const fee = amounts[feeTitleOf[form.application_title]]
  return [
    review.name !== applicant?.name && `the list shows ${review.name}, the file says ${applicant?.name}`,
    review.city !== contact?.city && `the list shows ${review.city}, the file says ${contact?.city}`,
    review.found_by?.name !== applicant?.name && 'the search finds another name than that of the file',
    review.found_by?.date_of_birth !== applicant?.date_of_birth && 'the search has another date of birth',
    form.fee_amount !== fee && `the fee is ${form.fee_amount}; for a degree of ${issued} it is ${fee}`,
  ]
}

const brokenApplication = (partition: Partition, byKey: Map<string, Item>, schedule: FeeSchedule): Broken => {
  const { id, items, events } = partition
  const [counted, caseItem] = [items.get('FORM'), items.get(caseKey(id).sk)]
  // Before a form is there, its item counts what the applicant writes.
  const formItem = counted?.id ? counted : undefined
  if (!formItem && !caseItem) return [events.includes('SUBMITTED') && 'a submission without a form']
  if (!formItem || !caseItem) return [`${formItem ? 'a form without a case' : 'a case without a form'}`]
  const [form, review] = [storedForm.parse(formItem), storedCase.parse(caseItem)]
  const submissions = events.filter((event) => event === 'SUBMITTED').length
  const { pk, sk } = voucherKey(form.voucher_number ?? '')
  return [
    submissions !== review.former.length + 1 && `${submissions} submissions in the history`,
    byKey.get(`${pk} ${sk}`)?.user_id !== id && 'the voucher is kept for nobody',
    ...(review.found_by ? termsOfPerson(review.found_by) : []).map(({ kind, term }) => {
      const entry = searchKey(kind, term, id)
      return !byKey.has(`${entry.pk} ${entry.sk}`) && `the search does not find ${kind}`
    }),
    ...(form.followed_at
      ? []
      : [...brokenState(form, review, caseItem), ...brokenSubmission(partition, form, review, schedule)]),
  ]
}

const sum = (items: readonly Item[], partition: string, name: string, beginsWith = ''): number =>
  items
    .filter(({ pk, sk }) => pk === partition && String(sk).startsWith(beginsWith))
    .reduce((total, item) => total + Number(item[name] ?? 0), 0)

/** Counters count what there is. */
const brokenCounters = (items: readonly Item[], cases: readonly Item[]): Broken => {
  const statuses = new Set([
    ...cases.map(({ status }) => String(status)),
    ...items
      .filter(({ pk }) => pk === queueCounterPartition)
      .flatMap((item) => Object.keys(item).filter((name) => !['pk', 'sk', '_v'].includes(name))),
  ])
  const groups = new Set(cases.map(({ filter_pk }) => String(filter_pk)))
  return [
    ...[...statuses].map((status) => {
      const [counted, there] = [
        sum(items, queueCounterPartition, status),
        cases.filter((item) => item.status === status).length,
      ]
      return counted !== there && `${there} cases are ${status}, ${counted} are counted`
    }),
    ...[...groups].map((partition) => {
      const [, status = '', group = ''] = partition.split('#')
      const there = cases.filter(({ filter_pk }) => filter_pk === partition).length
      const counted = sum(items, groupCounterPartition, group, `${status}#`)
      return counted !== there && `${there} cases are in ${partition}, ${counted} are counted`
    }),
  ]
}

/** A challan pays once, and no number is given twice. */
const brokenNumbers = (cases: readonly Item[], forms: readonly Item[], byKey: Map<string, Item>): Broken => {
  const payments = cases.flatMap((item) => {
    const { payment } = storedCase.parse(item)
    return payment ? [{ id: item.id, challan: plainNumber(payment.challan_no) }] : []
  })
  const numbers = forms.flatMap(({ registration_number }) =>
    registration_number ? [registration_number] : [],
  )
  return [
    ...payments.map(({ id, challan }) => {
      const { pk, sk } = challanKey(challan)
      return byKey.get(`${pk} ${sk}`)?.user_id !== id && `the challan of ${String(id)} is not kept`
    }),
    new Set(payments.map(({ challan }) => challan)).size < payments.length && 'a challan has paid twice',
    new Set(numbers).size < numbers.length && 'a registration number was given twice',
  ]
}

/** Whatever a record names is there. */
const brokenFiles = ({ items }: Partition, files: ReadonlySet<string> | null): Broken =>
  [...items].flatMap(([sk, { object_key, photo_key }]) => [
    files && isDocument(sk) && !files.has(String(object_key)) && `${sk} names a file that is not there`,
    files && photo_key !== undefined && !files.has(String(photo_key)) && 'a photo is not there',
  ])

/** @returns what does not hold, each in a sentence. */
export const brokenInStore = ({ items, files, schedule }: Stored): string[] => {
  const byKey = new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]))
  const applicants = applicantsOf(items)
  const cases = applicants.flatMap(
    ({ id, items: own }): Item[] => [own.get(caseKey(id).sk) ?? []].flat() as Item[],
  )
  const forms = applicants.flatMap(({ items: own }) => [own.get('FORM') ?? []].flat() as Item[])
  return [
    ...brokenMarkers(applicants, byKey),
    ...applicants.flatMap((applicant) => [
      ...brokenApplication(applicant, byKey, schedule),
      ...brokenFiles(applicant, files),
    ]),
    ...brokenCounters(items, cases),
    ...brokenNumbers(cases, forms, byKey),
  ].filter((sentence) => typeof sentence === 'string')
}

/** Files that no record names: the daily clean-up removes them. */
export const filesLeft = ({
  items,
  files,
}: Pick<Stored, 'items'> & { files: Iterable<string> }): string[] => {
  const named = JSON.stringify(items)
  return [...files].filter((key) => /^(documents|photos)\//.test(key) && !named.includes(JSON.stringify(key)))
}
