/** Exports of cases: the number of cases, and a page of them with more than the queue shows. */

import type { User } from '#functions/accounts/data/person/user.ts'
import type { StoredCase } from '#functions/applications/data/case/stored-case.ts'
import type { StoredForm } from '#functions/applications/data/stored-form.ts'
import { longestId } from '#functions/platform/table/keys/key.ts'
import type { Needs } from '#functions/services.ts'
import { eventAuthor } from '#functions/staff/data/clerk.ts'
import { isOpenExport } from '#functions/staff/data/export-log.ts'
import type { ExportEntry, ExportFilter, ExportRow } from '#shared/cases/records/export.ts'
import type { QueueList } from '#shared/cases/records/queue.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'
import { mostExportedAlone } from '#shared/staff/rules/proposals.ts'
import { findCases } from './find/find-cases.ts'
import { resolvedList } from './find/lists.ts'

const rowsOnAPage = mostExportedAlone
const registrationOf = (form: StoredForm | null): string =>
  form?.registration_number ?? (form?.application_title === 'Renewal' ? form.registrationNo : '')

/** The closed application stays the subject of the case until a new one is submitted. */
const formOf = (user: User): StoredForm | null => user.application_form ?? user.former_form

const exportRowOf = (review: StoredCase, user: User): ExportRow => ({
  reference_no: review.reference_no,
  submitted_at: review.submitted_at,
  application_title: review.application_title,
  title: user.applicant?.title ?? '',
  name: review.name,
  cnic: user.account.cnic,
  phone: user.account.phone,
  status: review.status,
  status_since: review.status_since,
  assigned_to: review.assignee?.name ?? '',
  registration_number: registrationOf(user.application_form),
  voucher_number: user.application_form?.voucher_number ?? '',
  challan_no: review.payment?.challan_no ?? '',
})

/** Who exports, and when. */
interface Asking {
  staffId: string
  now: Date
}

/** The list of an export; oldest first, as its pages are read. */
const listOf = ({ status, q: _q, ...choices }: ExportFilter, staffId: string): QueueList | null =>
  status ? resolvedList({ ...choices, status, sort: 'oldest' }, staffId) : null

/** How many cases a filter finds now, null where that is not counted, and whether a second person must confirm the export. */
export const countCasesToExport = async (
  filter: ExportFilter,
  { staffId, now }: Asking,
  services: Needs<'accounts' | 'cases' | 'queue' | 'vouchers'>,
): Promise<{ rows: number | null; isLarge: boolean }> => {
  const list = listOf(filter, staffId)
  if (!list) {
    const rows = (await findCases(filter.q ?? '', now, services)).found.length
    return { rows, isLarge: rows > mostExportedAlone }
  }
  const rows = await services.queue.count(list)
  if (rows !== null) return { rows, isLarge: rows > mostExportedAlone }
  const { next } = await services.queue.page(list, undefined, rowsOnAPage)
  return { rows, isLarge: next !== null }
}

/** An export, for the clerk who began it and while it is open. @throws NotFound; Conflict while it waits */
export const loadOpenExport = async (
  id: string,
  staffId: string,
  now: Date,
  { exportLog }: Needs<'exportLog'>,
): Promise<ExportEntry> => {
  const entry = id.length > longestId ? null : await exportLog.read(id)
  if (entry?.list !== 'cases' || entry.by.id !== staffId) throw new NotFound()
  if (entry.state === 'waiting') throw new Conflict('A second person has not confirmed this export yet')
  if (!isOpenExport(entry, now)) throw new NotFound()
  return entry
}

/** Rows of a list are no whole cases, which are read one by one. */
const casesOnPage = async (
  filter: ExportFilter,
  { staffId, now }: Asking,
  cursor: string | undefined,
  services: Needs<'accounts' | 'cases' | 'queue' | 'vouchers'>,
): Promise<{ cases: StoredCase[]; next: string | null }> => {
  const list = listOf(filter, staffId)
  if (!list) {
    const { found } = await findCases(filter.q ?? '', now, services)
    return { cases: found.map(({ review }) => review), next: null }
  }
  const { rows, next } = await services.queue.page(list, cursor, rowsOnAPage)
  return { cases: await services.cases.of(rows.map(({ id }) => id)), next }
}

/** The history of each of its cases says so before a row is sent. */
export const readExportPage = async (
  {
    id: _id,
    at: _at,
    list: _list,
    by,
    rows: _rows,
    sent: _sent,
    state,
    settled: _settled,
    ...filter
  }: ExportEntry,
  given: string | undefined,
  now: Date,
  services: Needs<'accounts' | 'cases' | 'events' | 'queue' | 'users' | 'vouchers'>,
): Promise<{ rows: ExportRow[]; next: string | null }> => {
  const cursor = state === 'confirmed' ? given : undefined
  const { cases, next } = await casesOnPage(filter, { staffId: by.id, now }, cursor, services)
  const exported = { event: 'EXPORTED', by: eventAuthor(by) } as const
  const ids = cases.map(({ id }) => id)
  await services.events.appendToMany(ids, exported, now)
  const rows = await Promise.all(
    cases.map(async (review) => {
      const user = await services.users.load(review.id)
      if (!user) return []
      return [
        exportRowOf(review, await services.users.asSubmitted({ ...user, application_form: formOf(user) })),
      ]
    }),
  )
  // Without a second person's confirmation one page is all, also where more cases have come since it was counted.
  return { rows: rows.flat(), next: state === 'confirmed' ? next : null }
}
