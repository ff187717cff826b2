import { route } from '#functions/platform/http/route.ts'
import { figures } from '#functions/register/data/figures.ts'
import { reminders } from '#functions/register/data/reminders.ts'
import { needs as countNeeds, countRegister } from '#functions/register/use-cases/count-register.ts'

export const get = route('figures.get', { figures, reminders }, async (_request, { figures, reminders }) => {
  const [last, { days }] = await Promise.all([figures.read(), reminders.read()])
  return { data: { figures: last, reminders: days[0] ?? null } }
})

/** A slice takes about a second, so the answer comes well before the gateway gives up. */
const countsForMs = 5000

export const count = route('figures.count', countNeeds, async ({ body }, services) => {
  const began = performance.now()
  const counted = await countRegister(services)(() => performance.now() - began < countsForMs, body)
  return { data: { finished: counted?.finished ?? false, entries: counted?.entries ?? 0 } }
})
