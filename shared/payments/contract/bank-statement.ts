import * as z from 'zod/mini'
import { transitions } from '#shared/applications/rules/application-lifecycle.ts'
import { cursor, endpoint } from '#shared/kit/endpoint.ts'
import { line, lines } from '#shared/kit/fields/text.ts'
import { bankFormat } from '../records/bank-format.ts'
import {
  bankFinding,
  bankImport,
  bankImportDetails,
  bankImportPage,
  moneyMonth,
  mostBankRows,
  newBankRows,
  newUnreadableRows,
  previewedRows,
} from '../records/bank-statement.ts'

const roles = transitions['verify-fee'].by
/** Chosen by who begins: 128 random bits in hexadecimal, with or without dashes. */
const byImport = z.strictObject({
  id: z.string('This is no import').check(z.regex(/^[0-9a-f-]{32,36}$/, 'This is no import')),
})
/** The place of the slice's first row among all, from 0. */
const from = z
  .int('Say where to continue')
  .check(z.nonnegative('Say where to continue'), z.maximum(mostBankRows))
const longestPreviewInBytes = 256 * 1024 // 500 rows of half a kilobyte
const longestImportInBytes = 1536 * 1024 // 5,000 rows of 200 bytes, and the texts of unreadable ones

/** Fees verified by the rows of the bank's statement. */
export const bankStatement = {
  preview: endpoint('POST', '/api/admin/bank-statement/preview', 'staff', {
    roles,
    summary:
      'What would come of each of up to 500 rows, and what they say of each other; nothing is written.',
    body: z.strictObject({ rows: previewedRows }),
    response: z.array(bankFinding),
    longestBodyInBytes: longestPreviewInBytes,
  }),
  create: endpoint('POST', '/api/admin/bank-statement/imports', 'staff', {
    roles,
    summary: 'Keep the rows of a statement for importing; nothing is verified yet.',
    body: z.strictObject({
      /** The caller's choice, so that the same import sent twice is one. */
      id: byImport.shape.id,
      file_name: line('Name the file', 120),
      rows: newBankRows,
      unreadable: z._default(newUnreadableRows, []),
      /** How the file was read, to be remembered for the next one with these headings. */
      format: z.optional(bankFormat),
    }),
    response: bankImport,
    status: 201,
    longestBodyInBytes: longestImportInBytes,
  }),
  formats: endpoint('GET', '/api/admin/bank-statement/formats', 'staff', {
    roles,
    summary: 'How the files of each bank were read the last time.',
    response: z.array(bankFormat),
  }),
  list: endpoint('GET', '/api/admin/bank-statement/imports', 'staff', {
    roles,
    summary: 'Previous imports with their counts, newest first, 25 a page.',
    query: z.strictObject({ cursor }),
    response: bankImportPage,
  }),
  get: endpoint('GET', '/api/admin/bank-statement/imports/{id}', 'staff', {
    roles,
    summary: 'One import with each row and its result.',
    params: byImport,
    response: bankImportDetails,
  }),
  verify: endpoint('POST', '/api/admin/bank-statement/imports/{id}/verification', 'staff', {
    roles,
    summary:
      'Verify the fees of up to 25 rows, and keep payments without an application as deposits; a row that has been done stays done.',
    params: byImport,
    body: z.strictObject({ from }),
    response: bankImport,
  }),
  undo: endpoint('POST', '/api/admin/bank-statement/imports/{id}/undoing', 'staff', {
    roles,
    summary:
      'Propose to undo an import; once a second person has confirmed it, undo what up to 25 rows have verified or kept as deposits, unless more has followed from it.',
    params: byImport,
    body: z.strictObject({ from, reason: z.optional(lines('Enter a reason')) }),
    response: bankImport,
  }),
  months: endpoint('GET', '/api/admin/bank-statement/months', 'staff', {
    roles,
    summary:
      'Payments verified and reversed, and deposits without an application, for each of the last 24 months.',
    response: z.array(moneyMonth),
  }),
}
