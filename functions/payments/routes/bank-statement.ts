import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { vouchers } from '#functions/applications/data/voucher.ts'
import { cases } from '#functions/cases/data/case.ts'
import { actNeeds } from '#functions/cases/use-cases/act-on-case.ts'
import { bankImports } from '#functions/payments/data/bank-import.ts'
import { challans } from '#functions/payments/data/challan.ts'
import { deposits } from '#functions/payments/data/deposit.ts'
import { moneyCounter } from '#functions/payments/data/money-counter.ts'
import { importSlice } from '#functions/payments/use-cases/bank-statement/import-rows.ts'
import { loadImportResults } from '#functions/payments/use-cases/bank-statement/load-import.ts'
import { matchRows } from '#functions/payments/use-cases/bank-statement/match-rows.ts'
import { undoSlice } from '#functions/payments/use-cases/bank-statement/undo-rows.ts'
import { both, route } from '#functions/platform/http/route.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const preview = route(
  'bankStatement.preview',
  { cases, challans, deposits, formerApplications, users, vouchers },
  async (request, services) => ({
    data: await matchRows(request.body.rows, request, services),
  }),
)

export const create = route(
  'bankStatement.create',
  { bankImports },
  async ({ body, staff, attempt }, { bankImports }) => ({
    data: await bankImports.create(body, clerkOf(staff), attempt),
  }),
)

export const formats = route('bankStatement.formats', { bankImports }, async (_request, { bankImports }) => ({
  data: await bankImports.formats(),
}))

export const list = route('bankStatement.list', { bankImports }, async ({ query }, { bankImports }) => ({
  data: await bankImports.page(query.cursor),
}))

export const get = route('bankStatement.get', { bankImports, proposals }, async ({ params }, services) => ({
  data: await loadImportResults(params.id, services),
}))

export const verify = route(
  'bankStatement.verify',
  both(actNeeds, { bankImports, challans, formerApplications, vouchers }),
  async (request, services) => ({
    data: await importSlice(request.params.id, request.body.from, request, services),
  }),
)

export const undo = route(
  'bankStatement.undo',
  { bankImports, cases, deposits, proposals, users },
  async (request, services) => ({
    data: await undoSlice(request.params.id, request.body, request.staff, request, services),
  }),
)

export const months = route('bankStatement.months', { moneyCounter }, async ({ now }, { moneyCounter }) => ({
  data: await moneyCounter.months(now),
}))
