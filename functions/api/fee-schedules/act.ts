import { actOnProposal } from '#functions/app/fee-schedules/act-on-proposal.ts'
import type { Route } from '#functions/http/route.ts'
import { feeScheduleProposals } from '#functions/services/service-factories.ts'

export const needs = { feeScheduleProposals }

export const route: Route<'feeSchedules.act', typeof needs> = async (request, services) => ({
  data: null,
  message: await actOnProposal(request.params.first_day, request.body, request, services),
})
