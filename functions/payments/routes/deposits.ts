import { users } from '#functions/accounts/data/person/user.ts'
import { vouchers } from '#functions/applications/data/voucher.ts'
import { cases } from '#functions/cases/data/case.ts'
import { actNeeds } from '#functions/cases/use-cases/act-on-case.ts'
import { deposits } from '#functions/payments/data/deposit.ts'
import { listOpenDeposits } from '#functions/payments/use-cases/bank-statement/list-deposits.ts'
import {
  findApplicationFor,
  matchDeposit,
} from '#functions/payments/use-cases/bank-statement/match-deposit.ts'
import {
  reopenDeposit,
  setDepositAside,
} from '#functions/payments/use-cases/bank-statement/settle-deposit.ts'
import { route } from '#functions/platform/http/route.ts'

export const list = route(
  'deposits.list',
  { cases, deposits, users, vouchers },
  async ({ query }, services) => ({ data: await listOpenDeposits(query.cursor, services) }),
)

export const preview = route(
  'deposits.preview',
  { cases, deposits, users, vouchers },
  async ({ body }, services) => ({ data: await findApplicationFor(body, services) }),
)

export const match = route('deposits.match', actNeeds, async (request, services) => ({
  data: await matchDeposit(request.body, request, services),
}))

export const setAside = route('deposits.setAside', { deposits }, async (request, services) => {
  await setDepositAside(request.body, request, services)
  return { data: null }
})

export const listSetAside = route('deposits.listSetAside', { deposits }, async ({ query }, { deposits }) => ({
  data: await deposits.setAsidePage(query.cursor),
}))

export const reopen = route('deposits.reopen', { deposits }, async (request, services) => {
  await reopenDeposit(request.body, request, services)
  return { data: null }
})
