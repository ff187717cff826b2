import { route } from '#functions/platform/http/route.ts'
import { terms } from '#functions/register/data/term.ts'
import { proposeRemoval, proposeTerm } from '#functions/register/use-cases/propose-term.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const list = route('terms.list', { proposals, terms }, async ({ today }, { proposals, terms }) => {
  const [all, open] = await Promise.all([terms.list(), proposals.open()])
  const waiting = open
    .filter(({ kind }) => kind === 'term')
    .map(({ subject, title, by }) => ({ first_day: subject, title, by: by.name }))
  return { data: { today, terms: all, waiting } }
})

export const propose = route('terms.propose', { proposals, terms }, async (request, services) => {
  await proposeTerm(request.body, request, services)
  return { data: null, message: 'Sent for confirmation by a second person' }
})

export const remove = route('terms.remove', { proposals, terms }, async (request, services) => {
  await proposeRemoval(request.params.first_day, request.body.reason, request, services)
  return { data: null, message: 'Removal sent for confirmation by a second person' }
})
