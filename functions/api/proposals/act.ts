import { attemptOfCommand } from '#functions/app/command-attempt.ts'
import { settleProposal } from '#functions/app/proposals/settle-proposal.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accounts,
  bankImports,
  books,
  changeRequests,
  exportLog,
  proposals,
  registrations,
  roster,
  staff,
} from '#functions/services/service-factories.ts'

export const needs = {
  ...{ accounts, bankImports, books, changeRequests, exportLog },
  ...{ proposals, registrations, roster, staff },
}

export const route: Route<'proposals.act', typeof needs> = async (request, services) => {
  const { params, body, staff } = request
  const attempt = attemptOfCommand(request.attempt, body, staff)
  return { data: null, message: await settleProposal(params.id, body, { staff, attempt }, services) }
}
