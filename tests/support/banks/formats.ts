/** How five made-up banks write the rows of a month into their files. */
import { aWorkbook, day } from '#tests/support/files/workbooks.ts'

/** A row before a bank has written it. A day or an amount that is none is written as it is. */
export interface BankLine {
  paid_on: string
  voucher: string
  challan: string
  /** Negative where the bank took it back. */
  amount: number | string
}

export interface Bank {
  name: string
  /** Voucher and challan stand in a sentence only. */
  narrates?: boolean
  /** The lines above its first row, and the cells of a row. */
  above: string[]
  delimiter: string
  cells: (line: BankLine) => string[]
}

const dated = (text: string, pattern: string): string => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, pattern)
/** The amount without its sign, as the bank groups it. */
const grouped = (amount: number | string, locale = 'en'): string =>
  typeof amount === 'string' ? amount : Math.abs(amount).toLocaleString(locale, { minimumFractionDigits: 2 })
const isDebit = (amount: number | string): boolean => Number(amount) < 0

export const banks: Bank[] = [
  {
    name: 'two columns under a preamble',
    above: ['Bank of Ravi,,,', 'Account,0101-778812', '', 'Booking Date,Voucher No.,Txn ID,Debit,Credit'],
    delimiter: ',',
    cells: ({ paid_on, voucher, challan, amount }) => {
      const columns = isDebit(amount) ? [grouped(amount), ''] : ['0.00', grouped(amount)]
      return [dated(paid_on, '$3/$2/$1'), voucher, challan, ...columns]
    },
  },
  {
    name: 'a narration only',
    narrates: true,
    above: ['Date|Particulars|Amount|Dr/Cr'],
    delimiter: '|',
    cells: ({ paid_on, voucher, challan, amount }) => {
      const narration = `CASH DEP BR 0412${voucher && ` VCHR ${voucher}`}${challan && ` CHALLAN# ${challan}`} MULTAN`
      return [dated(paid_on, '$3-$2-$1'), narration, grouped(amount), isDebit(amount) ? 'Dr' : 'Cr']
    },
  },
  {
    name: 'the month before the day',
    above: ['Payment date,Consumer number,Challan number,Amount'],
    delimiter: ',',
    cells: ({ paid_on, voucher, challan, amount }) => {
      const shown = isDebit(amount) ? `(${grouped(amount)})` : `Rs. ${grouped(amount)}`
      return [dated(paid_on, '$2/$3/$1'), voucher, challan, shown]
    },
  },
  {
    name: 'semicolons and points between thousands',
    above: ['Date;Voucher;Challan;Deposit'],
    delimiter: ';',
    cells: ({ paid_on, voucher, challan, amount }) => {
      const shown = `${isDebit(amount) ? '-' : ''}${grouped(amount, 'de')}`
      return [dated(paid_on, '$3.$2.$1'), voucher, challan, shown]
    },
  },
  {
    name: 'an Excel workbook',
    above: ['Value date,Voucher,Instrument no,Amount'],
    delimiter: 'xlsx',
    cells: ({ paid_on, voucher, challan, amount }) => {
      const number = /^\d+$/.test(voucher) ? `${voucher}.0` : voucher
      return [paid_on, number, challan, String(amount)]
    },
  },
]

/** Days since 30-12-1899, as Excel keeps them. */
const excelDay = (text: string) => day((Date.parse(text) - Date.parse('1899-12-30')) / 86_400_000)

/** The file as a branch of the bank sends it. */
export const fileOf = ({ above, delimiter, cells }: Bank, lines: readonly BankLine[]): Blob => {
  const rows = lines.map(cells)
  if (delimiter !== 'xlsx') {
    const written = rows.map((row) => row.map((cell) => `"${cell}"`).join(delimiter))
    return new Blob([[...above, ...written].join('\r\n')])
  }
  const typed = rows.map(([date = '', voucher = '', challan = '', amount = '']) => [
    ...[/^\d{4}-/.test(date) ? excelDay(date) : date, voucher, challan],
    Number.isNaN(Number(amount)) ? amount : Number(amount),
  ])
  return new Blob([aWorkbook([...above.map((line) => line.split(',')), ...typed])])
}
