import { users } from '#functions/accounts/data/person/user.ts'
import { vouchers } from '#functions/applications/data/voucher.ts'
import { cases } from '#functions/cases/data/case.ts'
import { actNeeds } from '#functions/cases/use-cases/act-on-case.ts'
import { challans } from '#functions/payments/data/challan.ts'
import { receipts } from '#functions/payments/data/receipt.ts'
import { findCaseOf } from '#functions/payments/use-cases/bank-statement/match-rows.ts'
import {
  endReceipt,
  loadReceipt,
  realiseReceipt,
} from '#functions/payments/use-cases/receipts/end-receipt.ts'
import { takeReceipt } from '#functions/payments/use-cases/receipts/take-receipt.ts'
import { both, route } from '#functions/platform/http/route.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const list = route('receipts.list', { receipts }, async ({ query }, { receipts }) => ({
  data: await receipts.page(query.cursor),
}))

export const get = route('receipts.get', { cases, receipts, users }, async ({ params }, services) => {
  const receipt = await loadReceipt(params.serial, services)
  const { account } = (await findCaseOf(receipt.application.id, services)) ?? {}
  return { data: { ...receipt, name: account?.name ?? '' } }
})

export const take = route(
  'receipts.take',
  { cases, receipts, users, vouchers },
  async (request, services) => ({
    data: await takeReceipt(request.body, request, services),
  }),
)

export const realise = route(
  'receipts.realise',
  both(actNeeds, { challans, receipts }),
  async (request, services) => ({
    data: await realiseReceipt(request.params.serial, request.body, request, services),
  }),
)

export const end = route(
  'receipts.end',
  { cases, proposals, receipts, users },
  async (request, services) => ({
    data: await endReceipt(request.params.serial, request.body, request, services),
    ...(request.body.as === 'cancelled' && { message: 'Sent for confirmation' }),
  }),
)
