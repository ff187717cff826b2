import { checkers } from '#functions/accounts/data/checker.ts'
import { emailLinks } from '#functions/accounts/data/email-link.ts'
import { askForLink, openSession } from '#functions/accounts/use-cases/checkers.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { emails } from '#functions/platform/outbox/outbox.ts'
import { watchers } from '#functions/register/data/watcher.ts'
import { leaveWatching } from '#functions/register/use-cases/watching/watchers.ts'
import { NotSignedIn } from '#shared/kit/errors.ts'

export const askLink = route('checkers.askLink', { checkers, emails, limits }, async (request, services) => {
  const { email } = request.body
  await askForLink(email, request, services)
  return { data: null, message: `We have sent a link to ${email}. Look in your spam folder too` }
})

export const open = route('checkers.open', { checkers, emailLinks, limits }, async (request, services) => ({
  data: await openSession(request.body.token, request, services),
}))

export const get = route('checkers.get', {}, async ({ checker }) => ({ data: checker }))

export const name = route('checkers.name', { checkers }, async ({ checker, body }, { checkers }) => {
  if (!(await checkers.name(checker.id, body.organisation))) throw new NotSignedIn()
  return { data: { ...checker, ...body } }
})

export const leave = route('checkers.leave', { checkers, watchers }, async (request, services) => {
  const { checker, session, body } = request
  if (!body.forget) {
    await services.checkers.endSession(checker.id, session)
    return { data: null, message: 'You have left' }
  }
  await leaveWatching(checker.id, services)
  await services.checkers.close(checker)
  return { data: null, message: 'Your organisation and its address are forgotten' }
})
