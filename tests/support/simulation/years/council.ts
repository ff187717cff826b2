/** What the council decides once in years: fees and terms, each by two people. */
import type { FeeSchedule } from '#shared/applications/records/fee.ts'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import type { Term } from '#shared/register/records/term.ts'
import { sampleTerm } from '#shared/register/rules/terms.ts'
import { aFeeSchedule } from '#tests/support/cases/fee-schedules.ts'
import { aProposedTerm } from '#tests/support/cases/registrations.ts'
import { asked } from '../people.ts'
import { later } from './expected.ts'
import type { Office } from './office.ts'
import type { Portal } from './portal.ts'

const inForce = <Dated extends { effective_from: string }>(all: Dated[], day: string): Dated =>
  all.findLast(({ effective_from }) => effective_from <= day) as Dated

export const openCouncil = ({ today }: Portal, { staff, confirm }: Office) => {
  const fees: FeeSchedule[] = [sampleFeeSchedule]
  const terms: Term[] = [sampleTerm]
  const tomorrow = () => later(today(), 1)

  return {
    feesOn: (day: string) => inForce(fees, day),
    termOn: (day: string) => inForce(terms, day),
    changeFees: async (): Promise<void> => {
      const [effective_from, name] = [tomorrow(), `Fees of ${today().slice(0, 4)}`]
      const { rules } = inForce(fees, today())
      const renewal = { ...rules['Renewal Registration'], base: rules['Renewal Registration'].base + 700 }
      const schedule = aFeeSchedule({
        effective_from,
        name,
        rules: { ...rules, 'Renewal Registration': renewal },
      })
      const body = { ...schedule, reason: 'Resolution of the council' }
      const { id } = await asked(staff.accounts.ask('feeSchedules.create', { body }))
      const confirmed = { params: { first_day: effective_from }, body: { action: 'confirm', proposal: id } }
      await asked(staff.deputy.ask('feeSchedules.act', confirmed))
      fees.push({ ...schedule, sample: false })
    },
    changeTerm: async (): Promise<void> => {
      const body = aProposedTerm({ effective_from: tomorrow(), name: 'The second term' })
      await asked(staff.deputy.ask('terms.propose', { body }))
      await asked(confirm('secretary', 'term'))
      terms.push({ ...body, sample: false })
    },
  }
}
export type Council = ReturnType<typeof openCouncil>
