/** The money: what people pay in, the bank's file that the office imports, and what pays for nothing and is given back by two people. */
import { asked } from '../people.ts'
import type { Surroundings } from './life.ts'
import type { Office } from './office.ts'
import type { Portal } from './portal.ts'

interface Row {
  paid_on: string
  voucher_number: string
  amount: number
  challan_no: string
}

export const openBank = (
  { random, services, today }: Portal,
  { confirm, staff }: Office,
  { tell, wrong }: Pick<Surroundings, 'tell' | 'wrong'>,
) => {
  const rows: Row[] = []
  let challans = 0
  /** In rupees, as the council's account at the bank has it. */
  const received = { all: 0, refunded: 0, takenBack: 0 }

  const challan = (): string => `CH-${100_000 + challans++}`

  /** By two people, once; some of it comes back, and is a deposit again. */
  const refund = async (challan_no: string, amount: number): Promise<void> => {
    const { ask } = staff.accounts
    const propose = (to: object | null) =>
      ask('refunds.propose', { body: { challan_no, reason: 'Paid back', to } })
    const paidOut = { payee: 'A payer', account: 'PK36', amount }
    await asked(propose(paidOut))
    const { status: alone } = await confirm('accounts', challan_no)
    if (alone < 300) return void wrong.push(`one person has refunded ${challan_no}`)
    await asked(confirm('deputy', challan_no))
    received.refunded += amount
    tell('refunded')
    const { status: again } = await propose(paidOut)
    if (again < 300) wrong.push(`${challan_no} is refunded twice`)
    if (random() >= 0.2) return
    await asked(propose(null))
    await asked(confirm('deputy', challan_no))
    received.refunded -= amount
    tell('refund taken back')
  }

  return {
    ...{ challan, received, refund },
    payIn: (voucher_number: string, amount: number): void => {
      received.all += amount
      rows.push({ paid_on: today(), voucher_number, amount, challan_no: challan() })
    },
    /** At the counter of the office, with the slip. */
    count: (amount: number): void => {
      received.all += amount
    },
    /** The counter takes it in with a receipt, and the bank credits it on the same day. */
    payOrder: async (application: string, amount: number): Promise<void> => {
      received.all += amount
      const challan_no = challan()
      const instrument = { instrument: 'Pay order', bank: 'Habib Bank', number: challan_no, dated: today() }
      const { ask } = staff.accounts
      const { serial } = await asked(ask('receipts.take', { body: { ...instrument, amount, application } }))
      const payment = { challan_no, paid_on: today() }
      await asked(ask('receipts.realise', { params: { serial }, body: { payment } }))
      tell('pay order')
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
        if (random() >= 0.3) await refund(challan_no, amount)
        else {
          rows.push({ paid_on: today(), voucher_number: '', amount: -amount, challan_no })
          received.takenBack += amount
        }
      }
    },
  }
}
export type Bank = ReturnType<typeof openBank>
