/** Which column of a bank's statement holds what, by the words in its header. */

export type Column = 'paid_on' | 'voucher_number' | 'challan_no' | 'amount'
export type Columns = Record<Column, number>

export const columnWords: Record<Column, string> = {
  paid_on: 'Date',
  voucher_number: 'Voucher number (or reference)',
  challan_no: 'Challan number (or transaction number)',
  amount: 'Amount',
}

interface Recognised {
  column: Column
  /** The likeliest first. Headers are compared without blanks, dots and capitals. */
  by: RegExp[]
  never?: RegExp
}

// In this order: what an earlier column has taken is not asked again.
const recognised: Recognised[] = [
  { column: 'paid_on', by: [/^(date|paidon|paymentdate|dateofpayment|depositdate)$/, /date/] },
  {
    column: 'voucher_number',
    by: [/voucher/, /consumer/, /^ref(erence)?(no|number)?$/],
    never: /date|amount/,
  },
  {
    column: 'challan_no',
    by: [/challan/, /^(transaction|tran|txn|trx)(id|no|number|ref|reference)?$/, /instrument|slip|reference/],
    never: /date|amount/,
  },
  {
    column: 'amount',
    by: [/^credit|creditamount/, /paid|received/, /amount|deposit/],
    never: /debit|withdraw/,
  },
]

const plain = (header: string): string => header.toLowerCase().replace(/[^a-z]/g, '')

/** The columns of a header, by their places; those that are not found are left out. */
export const columnsIn = (headers: readonly string[]): Partial<Columns> => {
  const found: Partial<Columns> = {}
  const taken = new Set<number>()
  for (const { column, by, never } of recognised) {
    const place = by
      .map((words) =>
        headers.findIndex(
          (it, index) => !taken.has(index) && words.test(plain(it)) && !never?.test(plain(it)),
        ),
      )
      .find((it) => it >= 0)
    if (place === undefined) continue
    found[column] = place
    taken.add(place)
  }
  return found
}

/** The columns that are not there, in words. */
export const missingColumns = (columns: Partial<Columns>): string[] =>
  recognised.filter(({ column }) => columns[column] === undefined).map(({ column }) => columnWords[column])
