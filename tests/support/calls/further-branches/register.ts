/** Branches of calls about the register: an entry is linked and unlinked, a holder's is removed and restored, a term is proposed twice. */
import { randomUUID } from 'node:crypto'
import { addDays, plainNumber } from '#shared/kit/format.ts'
import type { Place } from '#shared/register/records/place.ts'
import { aCnicRequest } from '../../cases/books.ts'
import {
  aChangeRequest,
  aDeclaredPlace,
  aProposedStanding,
  aProposedTerm,
  aRegistrationLink,
  aStandingForm,
} from '../../cases/registrations.ts'
import { aFormOf } from '../../files/uploads.ts'
import { checkLink } from '../../people/checkers.ts'
import {
  aStoredRegistration,
  aStoredRequest,
  changeStored,
  outdatePaper,
} from '../../register/registrations.ts'
import { openExamples } from '../example-calls.ts'
import { type Person, signedUp } from './applicants.ts'
import { confirmAll } from './bank-statement.ts'
import type { RecordedPortal } from './recorded-portal.ts'

/** The examples link a renewal with no entry; this one is there, and its holder is taken back too. */
const linkedEntry = async (portal: RecordedPortal): Promise<void> => {
  const { ask, member, signIn, stack, clock } = portal
  const email = await member()
  const { params } = await openExamples(stack, clock.now)('cases.linkRegistration')
  const link = aRegistrationLink()
  const { number, name, father_name } = link
  await aStoredRegistration(stack.services, { number, name, father_name, cnic: '' })
  await ask('cases.linkRegistration', { token: await signIn(email), params, body: link })
  const body = { reason: 'Another person' }
  await ask('cases.unlinkRegistration', { token: await signIn(email), params, body })
  const places = [aDeclaredPlace() as Place]
  await changeStored(stack.services, number, { holder: String(params?.id), places })
  await stack.services.changeRequests.add(aStoredRequest({ number, user: String(params?.id) }))
  await ask('cases.unlinkRegistration', { token: await signIn(email), params, body })
  await confirmAll(portal)
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

/** With the holder's account and the list of expiries; the holder reads the entry and is reminded of its end. */
const heldEntry = async (portal: RecordedPortal): Promise<void> => {
  const { ask, member, signIn, stack, deliver } = portal
  const holder = await signedUp(portal)
  const { id, token } = holder
  const entry = await aStoredRegistration(stack.services, { holder: id })
  await ask('ownRegistration.get', { token })
  const { number, valid_until } = entry
  for (const operation of ['register.check', 'register.letter'] as const)
    await ask(operation, { token, body: { rows: [{ number, name: entry.name }] } })
  for (const operation of ['registrations.get', 'certificates.get'] as const)
    await ask(operation, { token: await signIn(await member()), params: { number } })
  const email = { id: randomUUID(), kind: 'renewal-reminder' as const, user_id: id, number, valid_until }
  await stack.services.emails.put(email, new Date())
  await deliver(email.id)
  await namedChecks(portal, number)
  await stoppedChecker(portal, number, holder)
  const reader = await member()
  const query = { month: valid_until.slice(0, 7) }
  await ask('calendar.list', { token: await signIn(reader), query })
  const trial = { id: randomUUID(), kind: 'reminder-trial' as const, reminder: 'last-day' as const }
  const user_id = await stack.services.staff.idByEmail(reader)
  await stack.services.emails.put({ ...trial, user_id: String(user_id) }, new Date())
  await deliver(trial.id)
  const params = { number }
  const prepare = async () => ask('certificates.prepare', { token: await signIn(await member()), params })
  const propose = async (given: object, meanwhile?: () => Promise<unknown>) => {
    const body = aProposedStanding(given)
    await ask('registrations.proposeStanding', {
      ...{ token: await signIn(await member()), params: { number }, body },
    })
    await meanwhile?.()
    await confirmAll(portal)
  }
  await propose({ act: 'remove', reason: 'own-request', wording: 'own-request' }, prepare)
  await propose({ act: 'restore', reason: 'made-by-mistake', wording: null, version: 3 })
  // Refused: no file stays.
  const outdated = { params, form: await aStandingForm({ version: '999' }) }
  await ask('registrations.proposeWithDocument', { token: await signIn(await member()), ...outdated })
  await prepare()
  await changeStored(stack.services, number, { valid_until: addDays(valid_until, 1) })
  const lost = { token: await signIn(await member()), params, body: { serial: 1, reason: 'lost' } }
  await ask('certificates.replace', lost) // the new one counts for the renewal
  await outdatedPapers(portal, number)
}

/** One holder declares a place and changes it; another one is in charge of the same premises. */
const samePremises = async (portal: RecordedPortal): Promise<void> => {
  for (const names of [['Noor Pharmacy', 'Badar Pharmacy'], ['Another']]) {
    const place = aDeclaredPlace()
    const { id, token } = await signedUp(portal)
    await aStoredRegistration(portal.stack.services, { holder: id })
    for (const premises of names) await portal.ask('ownPlaces.save', { token, body: { ...place, premises } })
  }
}

/** The same request twice; then with no room left for e-mails at once, on this day and the next. */
const namedChecks = async (portal: RecordedPortal, number: string): Promise<void> => {
  const { ask, stack, clock, deliver } = portal
  const link = await checkLink(stack, undefined, clock.now())
  const { data } = await ask('checkers.open', { body: { token: link } })
  await ask('checkers.name', { token: data.token, body: { organisation: 'Mayo Hospital' } })
  const body = { numbers: number, purpose: 'employment', premises: 'Mayo Hospital, Lahore' }
  const call = { token: data.token as string, body }
  const same = { ...call, headers: { 'idempotency-key': 'the-same-press' } }
  for (const _ of [1, 2]) await ask('checks.create', same)
  const aDay = 24 * 60 * 60
  const full = { scope: 'check-notices', most: 1e9, windowInSeconds: aDay }
  for (const days of [0, 1])
    await stack.services.limits.count(full, 'all', new Date(clock.now().getTime() + days * aDay * 1000), 1e8)
  await ask('checks.create', call)
  const [check] = await stack.services.checks.about(number)
  const about = { kind: 'check-notice' as const, user_id: String(check?.holder), number, change: check?.id }
  const email = { id: randomUUID(), ...about }
  await stack.services.emails.put(email, new Date())
  await deliver(email.id)
}

/** The holder knows nothing of two checks; a registrar stops the organisation, which is there, and then was forgotten. */
const stoppedChecker = async (portal: RecordedPortal, number: string, { person }: Person): Promise<void> => {
  const { ask, member, signIn, stack, clock } = portal
  const checks = await stack.services.checks.about(number)
  const { email: address, password } = person
  for (const { id: check, email } of checks.slice(0, 2)) {
    const { token } = (await ask('auth.login', { body: { email: address, password } })).data
    await ask('ownChecks.reply', { token, params: { id: check }, body: { reply: 'not-me' } })
    const staff = { token: await signIn(await member()) }
    const { waiting } = (await ask('concerns.list', staff)).data
    const { id } = waiting.find((told: { check?: { id: string } }) => told.check?.id === check)
    const body = { outcome: 'name-misused', note: 'The store was called', stops: true }
    await ask('concerns.end', { ...staff, params: { id }, body })
    const link = await checkLink(stack, email, clock.now())
    const session = (await ask('checkers.open', { body: { token: link } })).data.token
    await ask('checkers.leave', { token: session, body: { forget: true } })
  }
}

/** Each way in which a paper leaves the list of those that are to be replaced. */
const outdatedPapers = async (portal: RecordedPortal, number: string): Promise<void> => {
  const { ask, member, signIn, stack } = portal
  const about = async (body?: object) => ({
    ...{ token: await signIn(await member()), params: { number } },
    ...(body && { body }),
  })
  await outdatePaper(stack.services, number)
  await ask('certificates.replace', await about({ serial: 2, reason: 'name-changed' }))
  await outdatePaper(stack.services, number, { valid_until: '2031-01-01' })
  await ask('certificates.prepare', await about())
  await outdatePaper(stack.services, number)
  for (const paper_no of ['LHR-0043', 'LHR-0044'])
    await ask('certificates.notePaper', await about({ serial: 4, paper_no }))
  await ask('certificates.void', await about({ serial: 4, reason: 'misprinted' }))
}

/** Asked for, accepted, taken back by the registrar and by the holder, refused; at last asked for again and done. */
const requestedChanges = async (portal: RecordedPortal): Promise<void> => {
  const { ask, member, signIn, stack, deliver } = portal
  const { id: holder, person } = await signedUp(portal)
  const { email, password } = person
  const { number } = await aStoredRegistration(stack.services, { holder })
  const own = async () => (await ask('auth.login', { body: { email, password } })).data.token as string
  const request = async () => {
    const form = await aChangeRequest({ particular: 'name', value: 'Ayesha Khan' })
    const { data } = await ask('ownChangeRequests.create', { token: await own(), form })
    return { number, id: data?.id as string }
  }
  const registrar = await member()
  await ask('certificates.prepare', { token: await signIn(registrar), params: { number } })
  const accept = async (params: { number: string; id: string }, version = 2) => {
    const body = { words: 'The certificate of marriage was seen', version }
    await ask('changeRequests.accept', { token: await signIn(registrar), params, body })
  }
  const first = await request()
  await request() // refused: the file is removed again
  await accept(first)
  const { open } = (await ask('proposals.list', { token: await signIn(registrar) })).data
  const { id } = open.find(({ about }: { about: string }) => about === plainNumber(number))
  const withdrawal = { params: { id }, body: { action: 'withdraw' } }
  await ask('proposals.act', { token: await signIn(registrar), ...withdrawal })
  await accept(first)
  await ask('ownChangeRequests.withdraw', { token: await own(), params: { id: first.id } })
  const second = await request()
  const refusal = { reason: 'document-unreadable', answer: 'Send a sharper picture' }
  await ask('changeRequests.refuse', { token: await signIn(registrar), params: second, body: refusal })
  await accept(await request())
  const letter = { particular: 'letter', value: 'General Pharmaceutical Council', words: 'London' }
  const lettered = async () => {
    const form = await aFormOf(letter, null)
    const { data } = await ask('ownChangeRequests.create', { token: await own(), form })
    const params = { number, id: data?.id as string }
    await ask('changeRequests.get', { token: await signIn(registrar), params })
    return params
  }
  const body = { ...refusal, reason: 'addressee-unknown' }
  const params = await lettered()
  await ask('changeRequests.refuse', { token: await signIn(registrar), params, body })
  const issued = await lettered()
  await ask('ownData.collect', { token: await own() }) // with the documents
  await confirmAll(portal)
  await accept(issued, 3)
  await confirmAll(portal)
  const told = { id: randomUUID(), kind: 'change-refused' as const, user_id: holder }
  await stack.services.emails.put({ ...told, reference_no: number, change: second.id }, new Date())
  await deliver(told.id)
}

/** The account that has the CNIC is closed; another request is refused. */
const ownCnics = async (portal: RecordedPortal): Promise<void> => {
  const { ask, member, signIn } = portal
  const email = await member()
  const { person } = await signedUp(portal)
  for (const action of ['release', 'refuse']) {
    const { cnic } = person
    await ask('cnicRequests.create', { body: aCnicRequest({ cnic }) })
    const { data } = await ask('cnicRequests.list', { token: await signIn(email) })
    const { id } = data.find((one: { cnic: string }) => one.cnic === cnic)
    const body = { action, reason: 'Seen with the original CNIC' }
    await ask('cnicRequests.decide', { token: await signIn(email), params: { id }, body })
    await confirmAll(portal)
  }
}

export const register = async (portal: RecordedPortal): Promise<void> => {
  await linkedEntry(portal)
  await heldEntry(portal)
  await samePremises(portal)
  await requestedChanges(portal)
  await ownCnics(portal)
  await repeatedTerms(portal)
}
