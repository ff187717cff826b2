/** Rows of a bank statement and their imports, in the stack of `openStaffStack`. */
import { randomUUID } from 'node:crypto'
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

export const bankImportsOf = (clerk: Clerk) => {
  const begin = async (rows: Row[], id: string = randomUUID()) =>
    clerk.ask('bankStatement.create', { body: { id, file_name: 'november.csv', rows } })
  const verify = (id: string, from = 0) =>
    clerk.ask('bankStatement.verify', { params: { id }, body: { from } })
  const undo = (id: string, reason?: string, from = 0) =>
    clerk.ask('bankStatement.undo', { params: { id }, body: { from, ...(reason && { reason }) } })
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
  return { begin, verify, undo, details, outcomes, imported }
}
