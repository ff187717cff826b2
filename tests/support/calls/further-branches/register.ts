/** Branches of calls about the register: an entry of a book is linked and unlinked, and a term is proposed twice. */
import { aProposedTerm, aRegistrationLink } from '../../cases/registrations.ts'
import { aStoredRegistration } from '../../register/registrations.ts'
import { openExamples } from '../example-calls.ts'
import type { RecordedPortal } from './recorded-portal.ts'

/** The examples make and remove an entry; this one was there before. */
const linkedEntry = async ({ ask, member, signIn, stack, clock }: RecordedPortal): Promise<void> => {
  const email = await member()
  const { params } = await openExamples(stack, clock.now)('cases.linkRegistration')
  const link = aRegistrationLink()
  const { number, name, father_name } = link
  await aStoredRegistration(stack.services, { number, name, father_name, cnic: '' })
  await ask('cases.linkRegistration', { token: await signIn(email), params, body: link })
  const body = { reason: 'Another person' }
  await ask('cases.unlinkRegistration', { token: await signIn(email), params, body })
}

const repeatedTerms = async ({ ask, member, signIn, stack, clock }: RecordedPortal): Promise<void> => {
  const email = await member()
  const { params, body: removal } = await openExamples(stack, clock.now)('terms.remove')
  const term = aProposedTerm({ effective_from: '2095-01-01' })
  for (let time = 0; time < 2; time++) {
    await ask('terms.propose', { token: await signIn(email), body: term })
    await ask('terms.remove', { token: await signIn(email), params, body: removal })
  }
}

export const register = async (portal: RecordedPortal): Promise<void> => {
  await linkedEntry(portal)
  await repeatedTerms(portal)
}
