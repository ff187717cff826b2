/** Bank statements, deposits and fee schedules. */
import { aFeeSchedule, aProposedSchedule } from '../../cases/fee-schedules.ts'
import type { Call } from '../../portal/stack.ts'
import { aPayOrder, aStatement } from '../example-bodies.ts'
import type { ExamplePeople } from './people.ts'

export const examplePayments = ({ ask, applicantAt, staff, services, freeDay }: ExamplePeople) => {
  const importedStatement = async () => {
    const body = aStatement()
    await ask('bankStatement.create', await staff({ body }))
    return { id: body.id }
  }

  const payOrder = async () => {
    const { token } = await applicantAt('form')
    const { reference_no, fee_amount } = (await ask('auth.user', { token })).application_form
    return aPayOrder(reference_no, fee_amount)
  }

  return {
    /** About the undoing of an import that somebody else has proposed. */
    proposed: async (body: object) => {
      const { id } = await importedStatement()
      await ask(
        'bankStatement.undo',
        await staff({ params: { id }, body: { from: 0, reason: 'The wrong file' } }),
      )
      const { open } = await ask('proposals.list', await staff())
      const { id: proposal } = open.find(({ about }: { about: string }) => about === id)
      return staff({ params: { id: proposal as string }, body })
    },
    onStatement: async (call: Call = {}) => staff({ ...call, params: await importedStatement() }),
    /** An open deposit that pays for somebody's application. */
    onDeposit: async (more: (payer: { id: string; reference_no: string; fee_amount: number }) => object) => {
      const { id, token } = await applicantAt('form')
      const { reference_no, fee_amount } = (await ask('auth.user', { token })).application_form
      const body = aStatement(fee_amount)
      await ask('bankStatement.create', await staff({ body }))
      await ask('bankStatement.verify', await staff({ params: { id: body.id }, body: { from: 0 } }))
      const [row] = body.rows
      return staff({ body: { challan_no: row?.challan_no, ...more({ id, reference_no, fee_amount }) } })
    },
    payOrder,
    /** About the receipt of a pay order. */
    onReceipt: async (call: Call = {}) => {
      const { serial } = await ask('receipts.take', await staff({ body: await payOrder() }))
      return staff({ ...call, params: { serial: serial as string } })
    },
    scheduledDay: async (): Promise<string> => {
      const effective_from = freeDay()
      await services.feeSchedules.put({ ...aFeeSchedule({ effective_from }), sample: false })
      return effective_from
    },
    /** A proposal of another member of staff. */
    onProposal: async (action: string) => {
      const body = aProposedSchedule({ effective_from: freeDay() })
      const { id, first_day } = await ask('feeSchedules.create', await staff({ body }))
      return staff({ params: { first_day }, body: { action, proposal: id } })
    },
  }
}
