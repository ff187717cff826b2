import type { Route } from '#functions/http/route.ts'
import { proposals, reminders, terms } from '#functions/services/service-factories.ts'

export const needs = { proposals, reminders, terms }

export const route: Route<'terms.list', typeof needs> = async (
  { today },
  { proposals, reminders, terms },
) => {
  const [all, open, { days }] = await Promise.all([terms.list(), proposals.open(), reminders.read()])
  const waiting = open
    .filter(({ kind }) => kind === 'term')
    .map(({ subject, title, by }) => ({ first_day: subject, title, by: by.name }))
  return { data: { today, terms: all, waiting, reminders: days } }
}
