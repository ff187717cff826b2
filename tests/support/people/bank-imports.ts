/** Rows of a bank statement and their imports, in the stack of `openStaffStack`. */
import { randomUUID } from 'node:crypto'
import type { MoneyMonth } from '#shared/payments/records/bank-statement.ts'
import type { OpenDeposit } from '#shared/payments/records/deposit.ts'
import type { StaffStack } from './staff-stack.ts'

type Clerk = Awaited<ReturnType<StaffStack['staffMember']>>
type WaitingCase = Awaited<ReturnType<StaffStack['submittedCase']>>

interface Row {
  line: number
  paid_on: string
  voucher_number: string
  amount: number
  challan_no: string
}

/** The rows that pay for these cases, from line 2 on, as after a header. */
export const rowsFor = (...cases: WaitingCase[]): Row[] =>
  cases.map(({ form, fee }, index) => ({
    line: index + 2,
    paid_on: '2026-11-20',
    voucher_number: form.voucher_number,
    amount: fee,
    challan_no: `CH-${randomUUID().slice(0, 8)}`,
  }))

/** @param second confirms what the clerk proposes */
export const bankImportsOf = (clerk: Clerk, second?: Clerk) => {
  const begin = async (rows: Row[], id: string = randomUUID(), unreadable: object[] = []) =>
    clerk.ask('bankStatement.create', { body: { id, file_name: 'november.csv', rows, unreadable } })
  const verify = (id: string, from = 0) =>
    clerk.ask('bankStatement.verify', { params: { id }, body: { from } })
  /** With a reason it proposes the undoing, without one it continues a confirmed one. */
  const undo = (id: string, reason?: string, from = 0) =>
    clerk.ask('bankStatement.undo', { params: { id }, body: { from, ...(reason && { reason }) } })
  const confirmUndo = async (id: string) => {
    const { open } = (await second?.ask('proposals.list'))?.body.data ?? { open: [] }
    const found = open.find(({ about }: { about: string }) => about === id)
    return second?.ask('proposals.act', { params: { id: found.id }, body: { action: 'confirm' } })
  }
  /** Proposed, confirmed by the second person, and done. */
  const undoneByTwo = async (id: string, reason: string) => {
    await undo(id, reason)
    await confirmUndo(id)
    return undo(id)
  }
  const details = async (id: string) => (await clerk.ask('bankStatement.get', { params: { id } })).body.data
  /** Each row's outcome, in their order. */
  const outcomes = async (id: string): Promise<(string | undefined)[]> =>
    (await details(id)).results.map(({ result }: { result?: { outcome: string } }) => result?.outcome)
  /** Kept and verified. */
  const imported = async (rows: Row[]): Promise<string> => {
    const { id } = (await begin(rows)).body.data
    for (let from = 0; from < rows.length; from += 25) await verify(id, from)
    return id
  }
  /** Imports rows that pay for no application, at once. @returns their challans */
  const allDeposited = async (fields: Partial<Row>[]): Promise<string[]> => {
    const rows = fields.map((given, index) => ({
      ...{ line: index + 2, paid_on: '2026-11-20', voucher_number: '', amount: 2500 },
      ...{ challan_no: `CH-${randomUUID().slice(0, 8)}`, ...given },
    }))
    await imported(rows)
    return rows.map(({ challan_no }) => challan_no)
  }
  /** The same of one row. */
  const deposited = async (fields: Partial<Row> = {}): Promise<string> =>
    (await allDeposited([fields]))[0] ?? ''
  /** Every open deposit. */
  const deposits = async () => {
    const all: OpenDeposit[] = []
    let cursor: string | undefined
    do {
      const { body } = await clerk.ask('deposits.list', { query: cursor ? { cursor } : {} })
      all.push(...body.data.deposits)
      cursor = body.data.next ?? undefined
    } while (cursor)
    return all
  }
  const months = async (): Promise<MoneyMonth[]> => (await clerk.ask('bankStatement.months')).body.data
  return {
    ...{ allDeposited, deposited, deposits, months, begin, verify, undo },
    confirmUndo,
    undoneByTwo,
    details,
    outcomes,
    imported,
  }
}
