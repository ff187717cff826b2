import { feeSchedules } from '#functions/payments/data/fee-schedule.ts'
import { feeScheduleProposals } from '#functions/payments/data/fee-schedule-proposal.ts'
import {
  actOnProposal,
  loadFutureSchedule,
} from '#functions/payments/use-cases/fee-schedules/act-on-proposal.ts'
import { route } from '#functions/platform/http/route.ts'
import { attemptOfCommand } from '#functions/platform/use-cases/command-attempt.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import { calculateFee } from '#shared/applications/rules/fee.ts'
import { firstDayErrors, triedDateErrors } from '#shared/payments/rules/fee-schedules.ts'

export const list = route(
  'feeSchedules.list',
  { feeScheduleProposals, feeSchedules },
  async ({ today }, { feeScheduleProposals, feeSchedules }) => {
    const [schedules, proposals, changes] = await Promise.all([
      feeSchedules.list(),
      feeScheduleProposals.list(),
      feeScheduleProposals.changes(),
    ])
    return { data: { today, schedules, proposals, changes } }
  },
)

export const current = route(
  'feeSchedules.current',
  { feeSchedules },
  async ({ today }, { feeSchedules }) => {
    const { effective_from, name, sample } = await feeSchedules.on(today)
    return { data: { effective_from, name, sample } }
  },
)

export const create = route(
  'feeSchedules.create',
  { feeScheduleProposals },
  async ({ body, staff, today, attempt }, { feeScheduleProposals }) => {
    requireNoFieldErrors(firstDayErrors(body, today))
    const { reason, ...schedule } = body
    const by = clerkOf(staff)
    const data = await feeScheduleProposals.propose(
      { first_day: body.effective_from, before: null, after: { ...schedule, sample: false }, reason },
      { by, today, attempt },
    )
    return { data, message: 'New fee schedule sent for confirmation' }
  },
)

export const update = route(
  'feeSchedules.update',
  { feeScheduleProposals, feeSchedules },
  async (request, services) => {
    const { params, body, staff, today, attempt } = request
    const before = await loadFutureSchedule(params.first_day, request, services)
    const { reason, ...changes } = body
    const first_day = before.effective_from
    const after = { ...changes, effective_from: first_day, sample: false }
    const by = clerkOf(staff)
    const data = await services.feeScheduleProposals.propose(
      { first_day, before, after, reason },
      { by, today, attempt },
    )
    return { data, message: 'Change sent for confirmation' }
  },
)

export const remove = route(
  'feeSchedules.remove',
  { feeScheduleProposals, feeSchedules },
  async (request, services) => {
    const { params, body, staff, today, attempt } = request
    const before = await loadFutureSchedule(params.first_day, request, services)
    const first_day = before.effective_from
    const by = clerkOf(staff)
    const data = await services.feeScheduleProposals.propose(
      { first_day, before, after: null, reason: body.reason },
      { by, today, attempt },
    )
    return { data, message: 'Removal sent for confirmation' }
  },
)

export const act = route('feeSchedules.act', { feeScheduleProposals }, async (request, services) => {
  const { params, body, staff } = request
  const attempt = attemptOfCommand(request.attempt, body, staff)
  return {
    data: null,
    message: await actOnProposal(params.first_day, body, { ...request, attempt }, services),
  }
})

export const calculate = route(
  'feeSchedules.calculate',
  { feeSchedules },
  async ({ query }, { feeSchedules }) => {
    requireNoFieldErrors(triedDateErrors(query))
    const { issue_date, applied_on } = query
    return { data: calculateFee(await feeSchedules.on(applied_on), issue_date, applied_on) }
  },
)
