import { attemptOfCommand } from '#functions/app/command-attempt.ts'
import { actOnProposal } from '#functions/app/fee-schedules/act-on-proposal.ts'
import type { Route } from '#functions/http/route.ts'
import { feeScheduleProposals } from '#functions/services/service-factories.ts'

export const needs = { feeScheduleProposals }

export const route: Route<'feeSchedules.act', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  const attempt = attemptOfCommand(request.attempt, body, staff)
  return {
    data: null,
    message: await actOnProposal(params.first_day, body, { ...request, attempt }, services),
  }
}
