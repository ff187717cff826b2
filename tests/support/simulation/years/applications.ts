/** An application from the hand-in to the certificate, by the people who work on it on different days. */
import { calculateFee } from '#shared/applications/rules/fee.ts'
import { feeTitleOf } from '#shared/vocabulary/applications.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aForm } from '#tests/support/files/uploads.ts'
import { asked, review, submit } from '../people.ts'
import { later, mayRenew, registered, renewed } from './expected.ts'
import type { Life, Surroundings } from './life.ts'

const slip = aForm('paid_bank_deposit_slip', aPng(33, 20))
/** Of everybody. */
const degreeIssued = '2014-08-14'

/** Nobody signs in for them any more. */
const isDead = ({ entry }: Life): boolean => entry?.removed === 'died'

export const applicationsOf = ({ portal, office, council, bank, calendar, tell, wrong }: Surroundings) => {
  const { random, today } = portal
  const soon = (most: number) => later(today(), Math.floor(random() * most))
  const must = (holds: boolean, life: Life, words: string): void => {
    if (!holds) wrong.push(`${today()} ${life.number}: ${words}`)
  }

  const statusOf = async ({ ask }: Life) => (await asked(ask('auth.user'))).application_form?.status

  const collect = async (life: Life): Promise<void> => {
    const { reception } = office.staff
    const { results } = await asked(reception.ask('certificates.prepareMany', { body: { ids: [life.id] } }))
    const isActive = results[0].certificate !== null
    if (isActive && life.entry) life.entry.isPaperOld = false
    if (!isActive) return calendar.at(later(today(), 60), () => collect(life))
    if ((await reception.act(life.id, 'certificate-ready')).status >= 300) return
    calendar.at(soon(30), async () => {
      await reception.act(life.id, 'collect', { cnic_seen: true, reason: 'Came in person' })
    })
  }

  /** The fee of what came to nothing, often when a new application has been begun. */
  const giveBack = async ({ id }: Life): Promise<void> => {
    const { review } = await asked(office.staff.registrar.ask('cases.get', { params: { id } }))
    const { challan_no, amount } = review.payment ?? {}
    if (challan_no) calendar.at(soon(200), () => bank.refund(challan_no, amount))
  }

  const decide = async (life: Life): Promise<void> => {
    if (isDead(life)) {
      await office.staff.registrar.act(life.id, 'decline', { reason: 'The holder has died' })
      return giveBack(life)
    }
    const status = await statusOf(life)
    if (status === 'awaiting-fee') calendar.at(later(today(), 14), () => decide(life))
    if (status !== 'awaiting-decision') return
    const isAllowed = life.entry === null || mayRenew(life.entry, today())
    const { status: answer, body } = await office.staff.registrar.act(life.id, 'approve')
    must((answer === 200) === isAllowed, life, `approve answers ${answer} ${body.message}`)
    if (answer !== 200) {
      tell('not approved')
      await asked(life.ask('applicantForm.withdraw', { params: { id: 'me' } }))
      return giveBack(life)
    }
    const term = council.termOn(today())
    tell(life.entry ? 'renewed' : 'registered')
    life.entry = life.entry ? renewed(life.entry, today(), term) : registered(life.person, today(), term)
    life.ends[today()] = life.entry.until
    life.number = (await asked(life.ask('auth.user'))).registration.number
    calendar.at(soon(20), () => collect(life))
    life.approved(life)
  }

  const pay = async (life: Life, fee: number, voucher: string): Promise<void> => {
    if (isDead(life)) return
    const { application_form: form } = await asked(life.ask('auth.user'))
    const isEnded = form?.voucher_number !== voucher || form.status === 'ended-unpaid'
    // Whoever has not read of it pays in all the same.
    if (isEnded) tell('ended unpaid')
    else await asked(life.ask('files.create', { form: await slip }))
    const atCounter = !isEnded && random() < 0.2
    if (atCounter && random() < 0.3) return bank.payOrder(voucher, fee)
    if (atCounter) {
      bank.count(fee)
      const payment = { challan_no: bank.challan(), amount: fee, paid_on: today() }
      await asked(office.staff.accounts.act(life.id, 'verify-fee', { payment }))
      return
    }
    bank.payIn(voucher, fee)
    if (random() < 0.05) bank.payIn(voucher, fee)
  }

  /** @param paysWithin the days until the fee is paid */
  return async (life: Life, paysWithin = 20): Promise<void> => {
    if (isDead(life)) return
    const title = life.entry ? 'Renewal' : 'Registration'
    const before = await statusOf(life)
    if (before && !['collected', 'declined', 'withdrawn', 'ended-unpaid'].includes(before)) return
    if (before) await asked(life.ask('applicantForm.startAgain', { params: { id: 'me' } }))
    const stated = life.entry && { registrationNo: 'Apply Now' }
    const form = await submit({ ...life, title }, { ...stated })
    const { amounts } = calculateFee(council.feesOn(today()), degreeIssued, today())
    must(form.fee_amount === amounts[feeTitleOf[title]], life, `the fee is ${form.fee_amount}`)
    tell('handed in')
    life.disturbed = true
    if (life.entry) {
      const { checks } = await asked(office.staff.registrar.ask('cases.get', { params: { id: life.id } }))
      const isTold = !checks[0].ok && checks[0].words.includes(life.number)
      must(isTold !== mayRenew(life.entry, today()), life, `the case says at the hand-in: ${checks[0].words}`)
    }
    calendar.at(soon(paysWithin), () => pay(life, form.fee_amount, form.voucher_number))
    calendar.at(soon(30), () => review({ ...life, title }, office.staff.reviewer))
    calendar.at(later(today(), 31), () => decide(life))
  }
}
