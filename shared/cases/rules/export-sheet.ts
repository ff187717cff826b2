/** An export as a sheet: its columns in their order, and how each cell is written so that a spreadsheet keeps it. */

import { canonicalPhone, dayInKarachi, formatCnic, formatDate } from '#shared/kit/format.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import type { ExportRow } from '../records/export.ts'

/** Administrators read the log and confirm large exports; cases they see nowhere. */
export const exportRoles = ['registrar'] as const satisfies StaffRole[]

/** The public register identifies nobody beyond what everybody may look up. */
export const registerExportRoles = ['registrar', 'administrator'] as const satisfies StaffRole[]

/** A spreadsheet runs a cell that starts like this as a formula; it gets a ' in front (OWASP, CSV injection). */
export const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

const day = (instant: string): string => formatDate(dayInKarachi(new Date(instant)))

/** `0300 1234567`, however it was typed: with the blank a spreadsheet keeps its zero. Others stay international. */
const nationalPhone = (phone: string): string =>
  (canonicalPhone(phone) ?? phone).replace(/^\+92(\d{3})(\d+)$/, '0$1 $2')

const columns: [head: string, cell: (row: ExportRow) => string][] = [
  ['Reference', ({ reference_no }) => reference_no],
  ['Submitted', ({ submitted_at }) => day(submitted_at)],
  ['Type', ({ application_title }) => application_title],
  ['Title', ({ title }) => title],
  ['Name', ({ name }) => name],
  ['CNIC', ({ cnic }) => formatCnic(cnic)],
  ['Phone', ({ phone }) => nationalPhone(phone)],
  ['Status', ({ status }) => statusLabels[status]],
  ['Since', ({ status_since }) => day(status_since)],
  ['Assigned to', ({ assigned_to }) => assigned_to],
  ['Registration number', ({ registration_number }) => registration_number],
  ['Voucher', ({ voucher_number }) => voucher_number],
  ['Challan', ({ challan_no }) => challan_no],
]

export const exportHeads: string[] = columns.map(([head]) => head)
export const exportCells = (row: ExportRow): string[] => columns.map(([, cell]) => cell(row))
