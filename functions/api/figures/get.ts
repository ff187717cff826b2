import type { Route } from '#functions/http/route.ts'
import { figures, reminders } from '#functions/services/service-factories.ts'

export const needs = { figures, reminders }

export const route: Route<'figures.get', typeof needs> = async ({ today }, { figures, reminders }) => {
  const [last, { days }] = await Promise.all([figures.read(), reminders.read()])
  return { data: { today, figures: last, reminders: days[0] ?? null } }
}
