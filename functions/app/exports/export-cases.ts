/** Cases on their way out: how many there are, and a page of them with everything the desk's queue keeps back. */

import { findCases } from '#functions/app/cases/find-cases.ts'
import { isHeld } from '#functions/app/cases/present-case.ts'
import type { StoredForm } from '#functions/data/application-form.ts'
import type { StoredCase } from '#functions/data/case.ts'
import { longestId } from '#functions/data/keys.ts'
import type { User } from '#functions/data/user.ts'
import type { Needs } from '#functions/services/services.ts'
import { NotFound } from '#shared/errors.ts'
import type { ExportEntry, ExportFilter, ExportRow } from '#shared/records/export.ts'

const rowsOnAPage = 100
const openForInMs = 60 * 60 * 1000

const registrationOf = (form: StoredForm | null): string =>
  form?.registration_number ?? (form?.application_title === 'Renewal' ? form.registrationNo : '')

/** A closed one stays what the case tells of until a new one is submitted. */
const formOf = (user: User): StoredForm | null => user.application_form ?? user.former_form

const asRow = (it: StoredCase, user: User, now: Date): ExportRow => ({
  reference_no: it.reference_no,
  submitted_at: it.submitted_at,
  application_title: it.application_title,
  title: user.applicant?.title ?? '',
  name: it.name,
  cnic: user.account.cnic,
  phone: user.account.phone,
  status: it.status,
  status_since: it.status_since,
  assigned_to: isHeld(it, now) ? (it.assignee?.name ?? '') : '',
  registration_number: registrationOf(formOf(user)),
  voucher_number: formOf(user)?.voucher_number ?? '',
  challan_no: it.payment?.challan_no ?? '',
})

/** How many cases a filter leads to now. */
export const countCases = async (
  { status, q }: ExportFilter,
  services: Needs<'cases' | 'queueCounter'>,
): Promise<number> =>
  status ? (await services.queueCounter.read())[status] : (await findCases(q ?? '', services)).length

/** The export that `id` names, for who began it, within an hour. @throws NotFound */
export const openExport = async (
  id: string,
  staffId: string,
  now: Date,
  { exportLog }: Needs<'exportLog'>,
): Promise<ExportEntry> => {
  const entry = id.length > longestId ? null : await exportLog.read(id)
  const isOpen = entry && Date.parse(entry.at) + openForInMs > now.getTime()
  if (!isOpen || entry.by.id !== staffId) throw new NotFound()
  return entry
}

export const readPage = async (
  { status, q }: ExportFilter,
  cursor: string | undefined,
  now: Date,
  services: Needs<'cases' | 'users'>,
): Promise<{ rows: ExportRow[]; next: string | null }> => {
  const { cases, next } = status
    ? await services.cases.page(status, cursor, rowsOnAPage)
    : { cases: await findCases(q ?? '', services), next: null }
  const rows = await Promise.all(
    cases.map(async (it) => {
      const user = await services.users.load(it.id)
      return user ? [asRow(it, user, now)] : []
    }),
  )
  return { rows: rows.flat(), next }
}
