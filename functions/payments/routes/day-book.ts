import { closedDays } from '#functions/payments/data/day-book.ts'
import { moneyCounter } from '#functions/payments/data/money-counter.ts'
import { closeDay, proposeCorrection, readMonth } from '#functions/payments/use-cases/day-book.ts'
import { route } from '#functions/platform/http/route.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const month = route(
  'dayBook.month',
  { closedDays, moneyCounter },
  async ({ query, today }, services) => ({ data: { today, days: await readMonth(query.month, services) } }),
)

export const close = route('dayBook.close', { closedDays }, async (request, services) => {
  await closeDay(request.params.day, request, services)
  return { data: null, message: 'The day is closed' }
})

export const correct = route('dayBook.correct', { closedDays, proposals }, async (request, services) => {
  await proposeCorrection(request.params.day, request.body, request, services)
  return { data: null, message: 'Sent for confirmation' }
})
