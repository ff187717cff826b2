import { users } from '#functions/accounts/data/person/user.ts'
import { vouchers } from '#functions/applications/data/voucher.ts'
import { cases } from '#functions/cases/data/case.ts'
import { actNeeds } from '#functions/cases/use-cases/act-on-case.ts'
import { challans } from '#functions/payments/data/challan.ts'
import { deposits } from '#functions/payments/data/deposit.ts'
import { receipts } from '#functions/payments/data/receipt.ts'
import { findCaseOf } from '#functions/payments/use-cases/bank-statement/match-rows.ts'
import {
  depositOfReceipt,
  endReceipt,
  loadReceipt,
  realiseReceipt,
} from '#functions/payments/use-cases/receipts/end-receipt.ts'
import { takeReceipt } from '#functions/payments/use-cases/receipts/take-receipt.ts'
import { both, route } from '#functions/platform/http/route.ts'
import { proposals } from '#functions/staff/data/proposal.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'

export const list = route('receipts.list', { receipts }, async ({ query }, { receipts }) => ({
  data: await receipts.page(query.cursor),
}))

export const get = route(
  'receipts.get',
  { cases, deposits, receipts, users },
  async ({ params }, services) => {
    const receipt = await loadReceipt(params.serial, services)
    const { account } = (await findCaseOf(receipt.application.id, services)) ?? {}
    const deposit = await depositOfReceipt(receipt, services)
    return {
      data: { ...receipt, name: account?.name ?? '', taken_back_on: deposit?.taken_back?.paid_on ?? null },
    }
  },
)

export const take = route(
  'receipts.take',
  { cases, councilSettings, receipts, users, vouchers },
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
