/** Exports of cases: the number of cases, and a page of them with more than the queue shows. */

import { findCases } from '#functions/app/cases/find-cases.ts'
import type { StoredCase } from '#functions/data/case.ts'
import { longestId } from '#functions/data/keys.ts'
import type { StoredForm } from '#functions/data/stored-form.ts'
import type { User } from '#functions/data/user.ts'
import type { Needs } from '#functions/services/services.ts'
import { NotFound } from '#shared/errors.ts'
import type { ExportEntry, ExportFilter, ExportRow } from '#shared/records/export.ts'

const rowsOnAPage = 100
const openInMs = 60 * 60 * 1000

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
  registration_number: registrationOf(formOf(user)),
  voucher_number: formOf(user)?.voucher_number ?? '',
  challan_no: review.payment?.challan_no ?? '',
})

/** How many cases a filter finds now. */
export const countCasesToExport = async (
  { status, q }: ExportFilter,
  now: Date,
  services: Needs<'cases' | 'queueCounter'>,
): Promise<number> =>
  status
    ? (await services.queueCounter.read())[status]
    : (await findCases(q ?? '', now, services)).found.length

/** An export, for the clerk who began it and within an hour. @throws NotFound */
export const loadOpenExport = async (
  id: string,
  staffId: string,
  now: Date,
  { exportLog }: Needs<'exportLog'>,
): Promise<ExportEntry> => {
  const entry = id.length > longestId ? null : await exportLog.read(id)
  const isOpen = entry && Date.parse(entry.at) + openInMs > now.getTime()
  if (!isOpen || entry.by.id !== staffId) throw new NotFound()
  return entry
}

export const readExportPage = async (
  { status, q }: ExportFilter,
  cursor: string | undefined,
  now: Date,
  services: Needs<'cases' | 'users'>,
): Promise<{ rows: ExportRow[]; next: string | null }> => {
  const { cases, next } = status
    ? await services.cases.page(status, cursor, rowsOnAPage)
    : { cases: (await findCases(q ?? '', now, services)).found.map(({ review }) => review), next: null }
  const rows = await Promise.all(
    cases.map(async (review) => {
      const user = await services.users.load(review.id)
      return user ? [exportRowOf(review, user)] : []
    }),
  )
  return { rows: rows.flat(), next }
}
