import type { Route } from '#functions/http/route.ts'
import { proposals, terms } from '#functions/services/service-factories.ts'

export const needs = { proposals, terms }

export const route: Route<'terms.list', typeof needs> = async ({ today }, { proposals, terms }) => {
  const [all, open] = await Promise.all([terms.list(), proposals.open()])
  const waiting = open
    .filter(({ kind }) => kind === 'term')
    .map(({ subject, title, by }) => ({ first_day: subject, title, by: by.name }))
  return { data: { today, terms: all, waiting } }
}
