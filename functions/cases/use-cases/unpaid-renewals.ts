/** Once a day: applicants of renewals that are not paid are reminded, and after its last day such a renewal ends by itself. */
import { users } from '#functions/accounts/data/person/user.ts'
import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import { type StoredCase, tracksOf } from '#functions/applications/data/case/stored-case.ts'
import type { StoredForm } from '#functions/applications/data/stored-form.ts'
import { cases } from '#functions/cases/data/case.ts'
import { waitingCases } from '#functions/cases/data/waiting-cases.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { tracksAfter } from '#shared/applications/rules/application-lifecycle.ts'
import { isUnpaidRenewal, unpaidStep } from '#shared/applications/rules/unpaid-renewal.ts'
import { actionEvents } from '#shared/cases/records/events.ts'
import { Stale } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'

export const needs = { cases, users, waitingCases }
type Services = Wired<typeof needs>

const portal = { kind: 'portal' as const, id: 'portal', name: 'The portal' }

const changeFor = (
  step: 'remind' | 'end',
  { pay_by }: StoredForm,
  review: StoredCase,
  now: Date,
): Omit<CaseChange, 'email'> & { kind: 'renewal-unpaid' | 'application-ended-unpaid' } => {
  const told = { by: portal, details: { pay_by: pay_by ?? '' } }
  if (step === 'remind')
    return {
      form: { fee_reminded_at: now.toISOString() },
      event: { event: 'FEE_REMINDED', ...told },
      kind: 'renewal-unpaid',
    }
  const stage = tracksAfter(tracksOf(review), 'end-unpaid')?.stage ?? review.stage
  return {
    review: { stage, assignee: null, pending: null },
    event: { event: actionEvents['end-unpaid'], ...told },
    kind: 'application-ended-unpaid',
  }
}

/** A payment, a slip or a step of staff at the same moment comes first: then nothing is written, and the next day looks again. */
const lookAt = async (id: string, { cases, clock, newId, users }: Services) => {
  const [user, review] = await Promise.all([users.load(id, { consistent: true }), cases.read(id, true)])
  const form = user?.application_form
  const documents = user?.documents.map(({ name }) => name) ?? []
  if (!form || !review || !isUnpaidRenewal({ application: form, documents })) return null
  const now = clock()
  const step = unpaidStep(form, dayInKarachi(now))
  if (!step) return null
  const { kind, ...change } = changeFor(step, form, review, now)
  const email = { id: newId(), kind, user_id: id }
  try {
    await cases.change(review, form, { ...change, email }, { requestId: newId(), now })
    return step
  } catch (error) {
    if (error instanceof Stale) return null
    throw error
  }
}

/** @returns how many were reminded and how many ended; what time was too short for is of the next day */
export const unpaidRenewals =
  (services: Services) =>
  async (hasTime: () => boolean): Promise<{ remind: number; end: number }> => {
    const { clock, log, waitingCases } = services
    const counts = { remind: 0, end: 0 }
    for (const id of await waitingCases.unpaidRenewals()) {
      if (!hasTime()) break
      const step = await lookAt(id, services)
      if (step) counts[step] += 1
    }
    const { remind, end } = counts
    log({ ts: clock().toISOString(), level: 'info', event: 'UNPAID_RENEWALS', reminded: remind, ended: end })
    return counts
  }
