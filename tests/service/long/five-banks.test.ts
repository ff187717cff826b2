/** A month of five banks: 300 rows each, of every kind, read as the page reads them and imported as the service does. */
import { expect, test } from 'vitest'
import type { BankResult } from '#shared/payments/records/bank-statement.ts'
import { bookColumns } from '#shared/payments/records/day-book.ts'
import { totalOf } from '#shared/payments/rules/day-book.ts'
import { type Bank, type BankLine, banks, fileOf } from '#tests/support/banks/formats.ts'
import { type End, kinds } from '#tests/support/banks/kinds.ts'
import { bankImportsOf } from '#tests/support/people/bank-imports.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { seededRandom } from '#tests/support/simulation/random.ts'
import { formatOf, layoutOf } from '#web/features/payments/bank-statement/statement-file/layout.ts'
import { readStatement } from '#web/features/payments/bank-statement/statement-file/read-statement.ts'
import { readCells } from '#web/ui/table-file/read-cells.ts'
import { isWorkbook, readWorkbook } from '#web/ui/table-file/read-workbook.ts'

/** How often each kind comes: together they are 30 rows. */
const times = 10
const megabytes = 2
const staffStack = await openStaffStack({ clock: () => new Date('2026-11-23T06:00:00.000Z') })
const accounts = await staffStack.staffMember('accounts')
const second = await staffStack.staffMember('accounts', 'registrar')
const imports = bankImportsOf(accounts)

/** What must stand in the columns of the day book, in rupees. */
const book = { verified: 0, unmatched: 0, in_hand: 0, refunded: 0, taken_back: 0 }

let challans = 0
const challan = (): string => `CH-${100_000 + challans++}`

/** The applications and the rows of an earlier file that the bank's rows are about. */
const stockFor = async ({ narrates = false }: Bank) => {
  const cases: Awaited<ReturnType<StaffStack['submittedCase']>>[] = []
  for (let made = 0; made < 7 * times + 3; made++)
    cases.push(await staffStack.submittedCase({ withDocuments: false }))
  const [{ fee }, declined] = cases as [(typeof cases)[0], (typeof cases)[0]]
  await second.act(declined.id, 'start-review')
  await second.act(declined.id, 'decline', { reason: 'No degree' })
  const numbers = cases.map(({ form }) => form.voucher_number as string)
  const [open, refused, paid] = numbers.splice(0, 3) as [string, string, string]
  const line = (voucher = ''): BankLine => ({
    paid_on: '2026-11-23',
    voucher,
    challan: challan(),
    amount: fee,
  })
  const lines = (count: number, voucher = () => '') => Array.from({ length: count }, () => line(voucher()))
  const unpaid = () => numbers.pop() ?? ''
  const [verified, debited] = [lines(2 * times, unpaid), lines(times, unpaid)]
  const [deposits, setAside] = [lines(times), lines(times)]
  const before = [line(paid), ...verified, ...debited, ...deposits, ...setAside]
  await imports.imported(
    before.map(({ paid_on, voucher, challan: challan_no }, place) => ({
      ...{ line: place + 2, paid_on, voucher_number: voucher, amount: fee, challan_no },
    })),
  )
  for (const { challan: challan_no } of setAside)
    await accounts.ask('deposits.setAside', { body: { challan_no, reason: 'Not ours' } })
  book.verified += fee * (1 + verified.length)
  book.unmatched += fee * setAside.length
  book.taken_back += fee * (debited.length + deposits.length)
  const takenFrom = (rows: BankLine[]) => () => rows.pop() ?? line()
  return {
    ...{ fee, narrates, challan, line, unpaid, vouchers: { open, declined: refused, paid } },
    ...{ verified: takenFrom(verified), debited: takenFrom(debited) },
    ...{ deposit: takenFrom(deposits), setAside: takenFrom(setAside) },
  }
}

/** Every kind equally often, in an order that the seed decides. */
const rowsFrom = (stock: Awaited<ReturnType<typeof stockFor>>, seed: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: times }, () => Object.entries(kinds))
    .flat()
    .map((kind) => ({ kind, place: random() }))
    .sort((one, other) => one.place - other.place)
    .flatMap(({ kind: [kind, make] }) => {
      const { rows, ends, column } = make(stock)
      const lines = rows.map((row) => ({ ...stock.line(), ...row }))
      if (column) book[column] += Math.abs(Number(lines[0]?.amount))
      return lines.map((line, place) => ({ line, kind, end: ends[place] }))
    })
}

/** As the page reads a file of a bank that it does not know. */
const readAsPage = async (file: Blob) => {
  const cells = await ((await isWorkbook(file)) ? readWorkbook : readCells)(file, megabytes)
  const layout = layoutOf(cells, [], 'november.csv')
  expect(formatOf(cells, layout)).not.toBeNull()
  return readStatement(cells, layout)
}

const endOf = ({ outcome, warning }: BankResult): End =>
  outcome === 'verified' && warning ? 'early' : outcome

/** The rows by which the bank took back a fee that was verified before. */
const debits: { id: string }[] = []

test.each(banks.map((bank, seed) => ({ ...bank, seed })))(
  'every row of a file ends as its kind says: $name',
  async ({ seed, ...bank }) => {
    const rows = rowsFrom(await stockFor(bank), seed)
    expect(rows).toHaveLength(300)
    const statement = await readAsPage(
      fileOf(
        bank,
        rows.map(({ line }) => line),
      ),
    )
    const { id } = (await imports.begin(statement.rows, undefined, statement.unreadable)).body.data
    for (let from = 0; from < statement.rows.length; from += 25) await imports.verify(id, from)
    const { results, unreadable } = await imports.details(id)
    const ends = new Map<number, End>()
    for (const { line } of unreadable) ends.set(line, 'unreadable')
    for (const { line, result } of results) {
      ends.set(line, endOf(result))
      const { kind } = rows[line - bank.above.length - 1] ?? {}
      if (kind === 'a debit of a fee verified before') debits.push(result)
    }
    const found = rows.map(({ kind }, place) => `${kind}: ${ends.get(place + bank.above.length + 1)}`)
    expect(found).toEqual(rows.map(({ kind, end }) => `${kind}: ${end}`))
  },
)

test('the month closes to the rupee, after two people have reversed the debited fees and refunded a deposit', async () => {
  expect(debits).toHaveLength(times * banks.length)
  for (const { id } of debits) expect((await second.act(id, 'reverse-fee')).status).toBe(200)
  const { amount, challan_no } = (await imports.deposits())[0]!
  const to = { payee: 'Ali Raza', account: 'PK36', amount }
  await accounts.ask('refunds.propose', { body: { challan_no, reason: 'Not ours', to } })
  await staffStack.confirmAll()
  book.unmatched -= amount
  book.refunded += amount
  const { days } = (await accounts.ask('dayBook.month', { query: { month: '2026-11' } })).body.data
  const received = bookColumns.reduce((sum, column) => sum + book[column], 0)
  expect(totalOf(days)).toEqual({ ...book, received })
})
