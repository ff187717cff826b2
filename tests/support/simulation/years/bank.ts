/** The money: what people pay in, the bank's file that the office imports, and what pays for nothing and is given back. */
import { asked } from '../people.ts'
import type { Office } from './office.ts'
import type { Portal } from './portal.ts'

interface Row {
  paid_on: string
  voucher_number: string
  amount: number
  challan_no: string
}

export const openBank = ({ services, today }: Portal, { staff }: Office) => {
  const rows: Row[] = []
  let challans = 0
  /** In rupees, as the council's account at the bank has it. */
  const received = { all: 0, returned: 0 }

  const challan = (): string => `CH-${100_000 + challans++}`

  return {
    received,
    challan,
    payIn: (voucher_number: string, amount: number): void => {
      received.all += amount
      rows.push({ paid_on: today(), voucher_number, amount, challan_no: challan() })
    },
    /** At the counter of the office, with the slip. */
    count: (amount: number): void => {
      received.all += amount
    },
    importFile: async (): Promise<void> => {
      if (rows.length === 0) return
      const id = services.newId()
      const numbered = rows.splice(0).map((row, index) => ({ line: index + 2, ...row }))
      const { ask } = staff.accounts
      await asked(ask('bankStatement.create', { body: { id, file_name: 'bank.csv', rows: numbered } }))
      for (let from = 0; from < numbered.length; from += 25)
        await asked(ask('bankStatement.verify', { params: { id }, body: { from } }))
    },
    returnDeposits: async (): Promise<void> => {
      const { ask } = staff.accounts
      const { deposits } = await asked(ask('deposits.list', { query: {} }))
      for (const { challan_no, amount } of deposits) {
        await asked(ask('deposits.setAside', { body: { challan_no, reason: 'Paid back' } }))
        received.returned += amount
      }
    },
  }
}
export type Bank = ReturnType<typeof openBank>
