/** The steps of members of staff and applicants with an application, one function for each. */

import { checklistOf } from '#shared/applications/rules/checklist.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { Application, Call, Step } from './application.ts'
import { mistakesOf } from './mistakes.ts'
import type { Clerk } from './office.ts'

const params = ({ id }: Application) => ({ id })

/** One action of the application's lifecycle. */
export const act =
  (who: Clerk, action: string, more: object = {}): Step =>
  (it, call) =>
    call('cases.act', who, { params: params(it), body: { action, ...more } })

export const open =
  (who: Clerk): Step =>
  (it, call) =>
    call('cases.get', who, { params: params(it) })

export const take =
  (who: Clerk): Step =>
  (it, call) =>
    call('cases.take', who, { params: params(it), body: {} })

/** Reads the first two documents and notes what agrees with them. `share` is how much of the form has been compared. */
export const compare =
  (who: Clerk, share = 1): Step =>
  async (it, call, at) => {
    for (const key of it.documents.slice(0, 2))
      await call('cases.document', who, { params: { ...params(it), key } })
    const points = reviewPoints((await open(who)(it, call, at)) as CaseRecord)
    const ticks = points.slice(0, Math.round(points.length * share))
    await call('cases.tick', who, { params: params(it), body: { ticks } })
  }

/** A pay order over the fee, taken over the counter. */
export const takePayOrder = (
  { reference: application, fee: amount, applicant }: Application,
  call: Call,
  at: Date,
) => {
  const instrument = { instrument: 'Pay order', bank: 'Habib Bank', number: `PO-${applicant.challan}` }
  return call('receipts.take', 'accounts', {
    body: { application, amount, ...instrument, dated: dayInKarachi(at) },
  })
}

/** The accounts office enters the challan of the deposit slip, or takes a pay order for a renewal, which the bank realises. */
export const verifyFee: Step = async (it, call, at) => {
  const payment = { challan_no: it.applicant.challan, amount: it.fee, paid_on: dayInKarachi(at) }
  if (it.title === 'Renewal') {
    const { serial } = await takePayOrder(it, call, at)
    const { challan_no, paid_on } = payment
    return call('receipts.realise', 'accounts', {
      params: { serial },
      body: { payment: { challan_no, paid_on } },
    })
  }
  return call('cases.act', 'accounts', { params: params(it), body: { action: 'verify-fee', payment } })
}

/** The papers that are handed in at reception, the first so many of the checklist. */
export const receivePapers =
  (count: number): Step =>
  async (it, call) => {
    for (const body of checklistOf(it.title).slice(0, count))
      await call('cases.receive', 'reception', { params: params(it), body })
  }

export const returnForCorrection: Step = (it, call) => {
  const corrections = mistakesOf(it).map(({ item, reason, words }) => ({ item, reason, words }))
  return call('cases.act', 'reviewer', { params: params(it), body: { action: 'return', corrections } })
}

/** The applicant puts right what was returned, and hands the application in again. */
export const resubmit: Step = async (it, call, at) => {
  for (const { correct } of mistakesOf(it)) await correct(it, call, at)
  await call('applicantForm.resubmit', 'applicant', { params: { id: 'me' } })
}

export const withdraw: Step = (_it, call) =>
  call('applicantForm.withdraw', 'applicant', { params: { id: 'me' } })
