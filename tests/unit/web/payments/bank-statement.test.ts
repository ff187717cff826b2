/** A bank's CSV file as it is read in the browser. */
import { describe, expect, test } from 'vitest'
import { voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import { aWorkbook, day } from '#tests/support/files/workbooks.ts'
import { amountIn } from '#web/features/payments/bank-statement/statement-file/amounts.ts'
import { columnsIn, missingColumns } from '#web/features/payments/bank-statement/statement-file/columns.ts'
import { formatOf, layoutOf } from '#web/features/payments/bank-statement/statement-file/layout.ts'
import {
  challanWithin,
  numberIn,
  voucherWithin,
} from '#web/features/payments/bank-statement/statement-file/numbers.ts'
import { readStatement } from '#web/features/payments/bank-statement/statement-file/read-statement.ts'
import { dateIn, dateOrderOf, textIn } from '#web/ui/table-file/dates.ts'
import { readCells } from '#web/ui/table-file/read-cells.ts'
import { isWorkbook, readWorkbook } from '#web/ui/table-file/read-workbook.ts'

const voucher = voucherNumberOf(7n)
const file = async (text: string | Uint8Array<ArrayBuffer>) => {
  const cells = await readCells(new Blob([text]), 1)
  return readStatement(cells, layoutOf(cells, [], 'november.csv'))
}
const one = {
  line: 2,
  paid_on: '2026-11-20',
  voucher_number: voucher,
  amount: 2500,
  challan_no: 'CH-1',
}

describe('cells of a bank file', () => {
  test.each([
    ['2500', 2500],
    ['2,500.00', 2500],
    ['1,00,000', 100_000],
    ['2.500,00', 2500],
    ['2 500,50', 2500.5],
    ['Rs. 2,500/-', 2500],
    ['2,500.00 CR', 2500],
    ['۲۵۰۰', 2500],
    ['Rs. 3,000.00', 3000],
    ['3000/-', 3000],
    ['Rs 3,000/=', 3000],
    ['PKR 3000', 3000],
    ['3,000 PKR', 3000],
    ['-2500', -2500],
    ['(2,500.00)', -2500],
    ['Rs. (2500)', -2500],
    ['2500.00-', -2500],
    ['2,500.00 DR', -2500],
    ['()', null],
    ['-', null],
    ['', null],
    ['2,5', 2.5],
    ['a lot', null],
  ])('the amount in the cell "%s" is read or refused', (cell, rupees) => expect(amountIn(cell)).toBe(rupees))

  test.each([
    ['20/11/2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['20-11-2026 14:05', '2026-11-20'],
    ['2026-11-20T00:00:00', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['22-Nov-26', '2026-11-22'],
    ['22/11/26', '2026-11-22'],
    ['2026-11-22 00:00:00', '2026-11-22'],
    ['2026-11-22T00:00:00.000Z', '2026-11-22'],
    ['22-Nov-26 02:05:11 PM', '2026-11-22'],
    ['22.11.2026', '2026-11-22'],
    ['22 November 2026', '2026-11-22'],
    ['22nd November, 2026', '2026-11-22'],
    ['Sunday, 22 November 2026', '2026-11-22'],
    ['Nov 22, 2026', '2026-11-22'],
    ['46348', '2026-11-22'],
    ['46348.604167', '2026-11-22'],
    ['20261122', '2026-11-22'],
    ['22112026', '2026-11-22'],
    ['۲۲/۱۱/۲۰۲۶', '2026-11-22'],
    ['36525', null],
    ['31/11/2026', null],
    ['12345', null],
    ['11/20/2026', null],
    ['', null],
  ])('the date in the cell "%s" is read or refused', (cell, day) => expect(dateIn(cell)).toBe(day))

  test.each([
    [['03/04/2026', '05/06/2026'], null],
    [['03/04/2026', '22/11/2026', '11/22/2026'], 'day-first'],
    [['03/04/2026', '11/22/2026', '2026-11-22'], 'month-first'],
    [['22-Nov-26', '46348'], 'day-first'],
  ])('the dates %j are read %s', (cells, order) => expect(dateOrderOf(cells)).toBe(order))

  test('a cell that a spreadsheet writes as a formula keeps its leading zeros', () =>
    expect(textIn('="00123"')).toBe('00123'))
})

test.each([
  [['Date', 'Voucher', 'Amount', 'Challan']],
  [['Transaction Date', 'Voucher No.', 'Credit', 'Transaction ID']],
  [['Value date', 'Reference', 'Amount (PKR)', 'Txn No']],
  [['DEPOSIT DATE', 'Consumer number', 'Amount paid', 'Instrument no.']],
])('the columns of %s are recognised', (headers) => {
  expect(columnsIn(headers)).toEqual({ paid_on: 0, voucher_number: 1, amount: 2, challan_no: 3 })
})

test('of a credit and a debit column the filled one counts, and what was debited is negative', async () => {
  const cells = ['2500,', ',"2,500.00"', '0.00,2500', '-,-2500', '2500,0.00', '5,6'].map(
    (amounts) => `20/11/2026,${voucher},CH-1,${amounts}`,
  )
  const { rows, unreadable } = await file(['Date,Voucher,Txn no,Deposit,Withdrawal', ...cells].join('\n'))
  expect(rows.map(({ amount }) => amount)).toEqual([2500, -2500, -2500, -2500, 2500])
  expect(unreadable).toMatchObject([{ line: 7, problem: 'The amount cannot be read' }])
})

test.each([
  [['Date', 'Voucher', 'Amount'], ['Challan number (or transaction number)']],
  [['Date', 'Particulars'], ['Amount or credit']],
  [['Date', 'Narration', 'Deposit'], []],
])('the headings %j lack %j', (headings, lacking) =>
  expect(missingColumns(columnsIn(headings))).toEqual(lacking),
)

test.each([
  [`Vch ${voucher.slice(0, 3)} ${voucher.slice(3, 6)} ${voucher.slice(6)} chln CH-9`, voucher, 'CH-9'],
  [`${voucher} ${voucherNumberOf(8n)}`, '', ''],
  [`Voucher: ${voucher} from ${voucherNumberOf(8n)} Txn ID 55`, voucher, '55'],
  [`ref ${voucher}/ STAN 123456`, voucher, '123456'],
  ['Salary', '', ''],
])('the narration "%s" has voucher "%s" and challan "%s"', (text, itsVoucher, challan) =>
  expect([voucherWithin(text), challanWithin(text)]).toEqual([itsVoucher, challan]),
)

test.each([
  ['2414634746.0', '2414634746'],
  ['2.414634746E+9', '2414634746'],
  ['2.41463E+9', null],
  ['CH 00.10', 'CH 00.10'],
])('the number in the cell "%s" is "%s"', (cell, number) => expect(numberIn(cell)).toBe(number))

describe('bank files', () => {
  test('are read with commas, quotes and a byte order mark', async () => {
    const text = `\uFEFFDate,Voucher,Challan,Amount\r\n20/11/2026,"${voucher}",CH-1,"2,500.00"\r\n`
    expect(await file(text)).toEqual({ rows: [one], unreadable: [] })
  })

  test('are read with semicolons, lines above the header, empty lines and a total', async () => {
    const text = `Bank of Lahore;;;\nAccount;1234;;\n\nAmount;Challan no;Date;Reference\n2.500,00;CH-1;20.11.2026;${voucher}\n;;;\n2.500,00;;;\n`
    const { rows, unreadable } = await file(text)
    expect(rows).toEqual([{ ...one, line: 5 }])
    expect(unreadable).toEqual([{ line: 7, problem: 'The date cannot be read', text: '2.500,00' }])
  })

  test('are read past a row without a challan or with an impossible amount', async () => {
    const text = `Date,Voucher,Challan,Amount\n20/11/2026,1,---,2500\n20/11/2026,1,CH-1,${'9'.repeat(20)}\n20/11/2026,${voucher},CH-1,2500\n`
    const { rows, unreadable } = await file(text)
    expect(rows).toEqual([{ ...one, line: 4 }])
    expect(unreadable.map(({ problem }) => problem)).toEqual([
      'No challan number',
      'The amount cannot be read',
    ])
  })

  test('that show the month first are read so, and what a person has said is remembered for the headings', async () => {
    const cells = (dates: string[]) =>
      readCells(
        new Blob([
          [
            'Bank of Multan',
            'Date,Voucher,Challan,Amount',
            ...dates.map((day) => `${day},${voucher},CH-1,2500`),
          ].join('\n'),
        ]),
        1,
      )
    const shown = await cells(['03/04/2026', '11/22/2026', '20-Nov-26'])
    const days = (lines: string[][], layout = layoutOf(lines, [], 'a.csv')) =>
      readStatement(lines, layout).rows.map(({ paid_on }) => paid_on)
    expect(days(shown)).toEqual(['2026-03-04', '2026-11-22', '2026-11-20'])
    const unclear = await cells(['11/03/2026'])
    expect(formatOf(unclear, layoutOf(unclear, [], 'a.csv'))).toBeNull()
    const known = formatOf(shown, layoutOf(shown, [], 'a.csv'))
    expect(known).toMatchObject({ bank: 'Bank of Multan', order: 'month-first' })
    expect(days(unclear, layoutOf(unclear, [known!], 'a.csv'))).toEqual(['2026-11-03'])
  })

  test('with a narration and a number of the bank only have voucher and challan in it', async () => {
    const head = 'Value Date,Particulars,Reference,Debit,Credit'
    const text = [
      head,
      `20/11/2026,VCH ${voucher} FEE,FT-77,,2500`,
      `21/11/2026,REV ${voucher},FT-77,2500,`,
    ].join('\n')
    expect((await file(text)).rows).toEqual([
      { ...one, challan_no: 'FT-77' },
      { ...one, line: 3, paid_on: '2026-11-21', amount: -2500, challan_no: 'FT-77' },
    ])
    const within = `Date,Narration,Amount,Dr/Cr\n20/11/2026,Cash dep. voucher ${voucher} challan no. 88-1,2500,CR\n20/11/2026,chg txn 4,5,DR\n`
    expect((await file(within)).rows).toEqual([
      { ...one, challan_no: '88-1' },
      { ...one, line: 3, voucher_number: '', amount: -5, challan_no: '4' },
    ])
  })

  test('are read from an Excel workbook, its days and long numbers as they are stored', async () => {
    const workbook = new Blob([
      aWorkbook([
        ['Bank of Multan'],
        ['Date', 'Voucher', 'Challan', 'Amount'],
        [day(46346), Number(voucher), 'CH-1', 2500],
      ]),
    ])
    expect(await isWorkbook(workbook)).toBe(true)
    const cells = await readWorkbook(workbook, 1)
    expect(readStatement(cells, layoutOf(cells, [], 'a.xlsx')).rows).toEqual([{ ...one, line: 3 }])
    await expect(readWorkbook(new Blob(['PK\u0003\u0004 no workbook']), 1)).rejects.toThrow(
      'Save the sheet as CSV',
    )
  })

  test('are read as Excel writes numbers, and one that it has rounded is refused', async () => {
    const head = 'Date,Voucher,Challan,Amount'
    const rows = [`20/11/2026,${voucher}.0,7.0,2500`, '20/11/2026,2.41463E+9,8,2500']
    const { rows: read, unreadable } = await file([head, ...rows].join('\n'))
    expect(read).toEqual([{ ...one, challan_no: '7' }])
    expect(unreadable).toMatchObject([
      { problem: 'Excel has rounded the number to 2.41463E+9: save this column as text' },
    ])
  })

  test('are read as Excel saves Unicode text', async () => {
    const text = `\uFEFFDate\tVoucher\tChallan\tAmount\n20/11/2026\t${voucher}\tCH-1\t2500\n`
    expect((await file(new Uint8Array(Buffer.from(text, 'utf16le')))).rows).toEqual([one])
  })

  test.each([
    ['Date,Voucher,Challan,Amount\n', 'no rows under its header'],
    [`Date,Voucher,Challan,Amount\n${'20/11/2026,1,2,3\n'.repeat(5001)}`, 'Import at most 5000 at once'],
    ['x'.repeat(1_000_001), 'larger than 1 MB'],
    ['PK\0\0', 'not a CSV file'],
  ])('are refused with a message: %.30s', async (text, words) => {
    await expect(file(text)).rejects.toThrow(words)
  })
})
