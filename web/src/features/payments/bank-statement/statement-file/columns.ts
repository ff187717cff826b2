/** What the columns of a bank's statement hold, guessed from the words of its headings. */
import type { BankColumn, BankColumns } from '#shared/payments/records/bank-format.ts'

export const columnLabels: Record<BankColumn, string> = {
  paid_on: 'Date',
  amount: 'Amount or credit',
  debit: 'Debit',
  direction: 'Debit or credit (Dr, Cr)',
  voucher_number: 'Voucher number (or reference)',
  challan_no: 'Challan number (or transaction number)',
  narration: 'Narration',
}
export const bankColumnNames = Object.keys(columnLabels) as BankColumn[]

interface Recognised {
  column: BankColumn
  /** The most specific first. Headings are compared without blanks, dots and capitals. */
  patterns: RegExp[]
  except?: RegExp
}

// In this order: a heading that an earlier column has taken is not considered for a later one.
const recognised: Recognised[] = [
  {
    column: 'paid_on',
    patterns: [/^(date|paidon|paymentdate|dateofpayment|depositdate|bookingdate)$/, /date/],
  },
  {
    column: 'voucher_number',
    patterns: [/voucher/, /consumer/, /^ref(erence)?(no|number)?$/],
    except: /date|amount/,
  },
  {
    column: 'challan_no',
    patterns: [
      /challan/,
      /^(transaction|tran|txn|trx)(id|no|number|ref|reference)?$/,
      /instrument|slip|reference|stan/,
    ],
    except: /date|amount/,
  },
  { column: 'direction', patterns: [/^(drcr|crdr|debitcredit|creditdebit|type|sign|indicator)$/] },
  { column: 'debit', patterns: [/debit|withdraw/], except: /date|credit/ },
  {
    column: 'amount',
    patterns: [/^credit|creditamount/, /paid|received/, /amount|deposit/],
    except: /debit|withdraw/,
  },
  { column: 'narration', patterns: [/narration|particulars|description|details|remarks/] },
]

const normalized = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, '')

/** The place of each column that the headings name. */
export const columnsIn = (headings: readonly string[]): BankColumns => {
  const texts = headings.map(normalized)
  const columns: BankColumns = {}
  const taken = new Set<number>()
  for (const { column, patterns, except } of recognised) {
    const position = patterns
      .map((pattern) =>
        texts.findIndex((text, index) => !taken.has(index) && pattern.test(text) && !except?.test(text)),
      )
      .find((found) => found >= 0)
    if (position === undefined) continue
    columns[column] = position
    taken.add(position)
  }
  return columns
}

/** The labels of the columns without which no row can be read. */
export const missingColumns = (columns: BankColumns): string[] => {
  const within = columns.narration !== undefined
  const needed: BankColumn[] = ['paid_on', 'amount']
  return [...needed, ...(within ? [] : (['voucher_number', 'challan_no'] as const))]
    .filter((column) => columns[column] === undefined)
    .map((column) => columnLabels[column])
}
