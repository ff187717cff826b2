/** Finds the columns of a bank's statement by the texts of its header. */

type Column = 'paid_on' | 'voucher_number' | 'challan_no' | 'amount' | 'debit'
export type Columns = Record<Exclude<Column, 'debit'>, number> & { debit?: number }

const columnLabels: Record<Column, string> = {
  paid_on: 'Date',
  voucher_number: 'Voucher number (or reference)',
  challan_no: 'Challan number (or transaction number)',
  amount: 'Amount',
  debit: 'Debit',
}

interface Recognised {
  column: Column
  /** The most specific first. Headers are compared without blanks, dots and capitals. */
  patterns: RegExp[]
  except?: RegExp
}

// In this order: a header that an earlier column has taken is not considered for a later one.
const recognised: Recognised[] = [
  { column: 'paid_on', patterns: [/^(date|paidon|paymentdate|dateofpayment|depositdate)$/, /date/] },
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
      /instrument|slip|reference/,
    ],
    except: /date|amount/,
  },
  {
    column: 'amount',
    patterns: [/^credit|creditamount/, /paid|received/, /amount|deposit/],
    except: /debit|withdraw/,
  },
  { column: 'debit', patterns: [/debit|withdraw/], except: /date|credit/ },
]

const normalized = (header: string): string => header.toLowerCase().replace(/[^a-z]/g, '')

/** The index of each column that the header has; missing columns are left out. */
export const columnsIn = (headers: readonly string[]): Partial<Columns> => {
  const texts = headers.map(normalized)
  const columns: Partial<Columns> = {}
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

/** The labels of the columns that the header lacks. */
export const missingColumns = (columns: Partial<Columns>): string[] =>
  recognised
    .filter(({ column }) => column !== 'debit' && columns[column] === undefined)
    .map(({ column }) => columnLabels[column])
