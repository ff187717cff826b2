/** The file of an export: values are read back unchanged, and none is run as a formula. */
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { ExportRow } from '#shared/cases/records/export.ts'
import { exportCells, exportHeads } from '#shared/cases/rules/export-sheet.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { csvOf, exportFileName } from '#web/features/cases/queue/use-export.ts'

const row: ExportRow = {
  reference_no: 'PC-2026-7K3MQ9XA',
  submitted_at: '2026-11-20T19:01:00Z', // 21-11-2026 in Karachi
  application_title: 'Registration',
  title: 'Ms.',
  name: 'Ayesha "Ash" Siddiqua, RPh',
  cnic: '3520212345671',
  phone: '+92 300 1234567',
  status: 'in-review',
  status_since: '2026-11-21T06:00:00Z',
  assigned_to: '',
  registration_number: '',
  voucher_number: '1234567893',
  challan_no: 'CH-1',
}

test('the export file is UTF-8 with a byte order mark, CRLF, and quotes where needed', async () => {
  expect(await csvOf([row])).toBe(
    '\uFEFFReference,Submitted,Type,Title,Name,CNIC,Phone,Status,Since,Assigned to,Registration number,Voucher,Challan\r\n' +
      'PC-2026-7K3MQ9XA,21-11-2026,Registration,Ms.,"Ayesha ""Ash"" Siddiqua, RPh",35202-1234567-1,0300 1234567,In review,21-11-2026,,,1234567893,CH-1',
  )
  expect(exportFileName('submitted', '2026-11-21')).toBe('applications-submitted-2026-11-21.csv')
})

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '"', "'", ',', '\uFEFF'), fc.string())
    .map((parts) => parts.join('')),
  fc.constantFrom('=1+1\nsecond line', '@SUM(A1)', '=HYPERLINK("http://evil")', 'محمد فاروق', 'a\r\nb'),
)
const rows = fc.array(
  fc.record({
    ...Object.fromEntries(
      [
        'reference_no',
        'title',
        'name',
        'phone',
        'assigned_to',
        'registration_number',
        'voucher_number',
        'challan_no',
      ].map((field) => [field, cell]),
    ),
    cnic: fc.stringMatching(/^\d{13}$/),
    application_title: fc.constantFrom('Registration', 'Renewal'),
    status: fc.constantFrom(...applicationStatuses),
    submitted_at: fc.constant(row.submitted_at),
    status_since: fc.constant(row.status_since),
  }) as unknown as fc.Arbitrary<ExportRow>,
  { minLength: 1, maxLength: 5 },
)

test('every cell is read back unchanged whatever the names, and none begins a formula', async () => {
  const defused = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)
  const property = fc.asyncProperty(rows, async (given) => {
    const text = await csvOf(given)
    expect(text.startsWith('\uFEFF')).toBe(true)
    const { data, errors } = Papa.parse<string[]>(text.slice(1), { newline: '\r\n', delimiter: ',' })
    expect(errors).toEqual([])
    expect(data).toEqual([exportHeads, ...given.map((entry) => exportCells(entry).map(defused))])
    for (const cell of data.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  })
  await fc.assert(property, { numRuns: 300 })
})

test('a CNIC is exported as text', () => {
  expect(exportCells(row)[exportHeads.indexOf('CNIC')]).toBe('35202-1234567-1')
})
