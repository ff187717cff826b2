import { route } from '#functions/platform/http/route.ts'
import { reminders } from '#functions/register/data/reminders.ts'
import { terms } from '#functions/register/data/term.ts'
import { proposeRemoval, proposeTerm } from '#functions/register/use-cases/propose-term.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const list = route(
  'terms.list',
  { proposals, reminders, terms },
  async ({ today }, { proposals, reminders, terms }) => {
    const [all, open, { days }] = await Promise.all([terms.list(), proposals.open(), reminders.read()])
    const waiting = open
      .filter(({ kind }) => kind === 'term')
      .map(({ subject, title, by }) => ({ first_day: subject, title, by: by.name }))
    return { data: { today, terms: all, waiting, reminders: days } }
  },
)

export const propose = route('terms.propose', { proposals, terms }, async (request, services) => {
  await proposeTerm(request.body, request, services)
  return { data: null, message: 'Sent for confirmation by a second person' }
})

export const remove = route('terms.remove', { proposals, terms }, async (request, services) => {
  await proposeRemoval(request.params.first_day, request.body.reason, request, services)
  return { data: null, message: 'Removal sent for confirmation by a second person' }
})
