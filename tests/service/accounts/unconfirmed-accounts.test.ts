/** An account that was never confirmed and never used holds e-mail and CNIC for a day; what is in use is never taken. */
import { expect, test, vi } from 'vitest'
import { submitApplication } from '#functions/applications/use-cases/submission/submit-application.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  intermediate,
  matriculation,
  pharmacyDegree,
} from '#tests/support/people/applicants.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'

const day = 24 * 60 * 60
const clock = aClock()
const stack = await openStack({ clock: clock.now })

const register = async (given: Record<string, string> = {}) => {
  const person = aPerson(given)
  const { status, body } = await stack.invoke('auth.register', { body: person })
  return { person, status, token: body.data?.token as string, id: body.data?.user.id as string }
}
type Registered = Awaited<ReturnType<typeof register>>

const submitAs = ({ token }: Registered) =>
  stack.invoke('applicantForm.create', { token, body: { application_title: 'Registration' } })

/** Everything but the submission. */
const prepare = async ({ token }: Registered) => {
  await stack.invoke('applications.create', { token, body: anApplicant() })
  await stack.invoke('contactInformation.create', { token, body: aContact() })
  for (const level of [matriculation, intermediate, pharmacyDegree])
    await stack.invoke('qualificationInformation.create', { token, body: aQualification(level) })
}
const ownerOf = (email: string) => stack.services.accounts.idByEmail(email)

test.each(['cnic', 'email'] as const)('after a day the %s of an unused account is free', async (key) => {
  const held = await register()
  expect((await register({ [key]: held.person[key] })).status).toBe(422)
  clock.turn(day + 1)

  const next = await register({ [key]: held.person[key] })

  expect(next.status).toBe(201)
  expect((await stack.invoke('auth.user', { token: held.token })).status).toBe(401)
  expect(await ownerOf(next.person.email)).toBe(next.id)
  if (key === 'cnic') expect(await ownerOf(held.person.email)).toBeNull()
  // What the closed account held besides is free too.
  const other = key === 'cnic' ? 'email' : 'cnic'
  expect((await register({ [other]: held.person[other] })).status).toBe(201)
})

test('two accounts give way at once where one holds the e-mail and another the CNIC', async () => {
  const [one, other] = [await register(), await register()]
  clock.turn(day + 1)
  const next = await register({ email: one.person.email, cnic: other.person.cnic })
  expect(next.status).toBe(201)
  for (const { token } of [one, other]) expect((await stack.invoke('auth.user', { token })).status).toBe(401)
})

test('an account that was confirmed, or has submitted, keeps what it holds', async () => {
  const [confirmed, submitted] = [await register(), await register()]
  await confirmEmailOf(stack.services, confirmed.id)
  await prepare(submitted)
  expect((await submitAs(submitted)).status).toBe(201)
  clock.turn(day + 1)
  for (const { person } of [confirmed, submitted]) {
    expect((await register({ cnic: person.cnic })).status).toBe(422)
    expect((await register({ email: person.email })).status).toBe(422)
  }
})

test('an account that was confirmed keeps what it holds under another address too', async () => {
  const { person, id, token } = await register()
  await confirmEmailOf(stack.services, id)
  const { password: _, password_confirmation: _again, ...profile } = person
  const email = `new-${person.email}`
  const changed = { params: { id: 'me' }, token, body: { ...profile, email } }
  expect((await stack.invoke('portfolioUpdate.update', changed)).status).toBe(200)
  clock.turn(day + 1)
  expect((await register({ cnic: person.cnic })).status).toBe(422)
  expect((await register({ email })).status).toBe(422)
})

test('an account whose e-mail is in use elsewhere does not give way for its CNIC alone', async () => {
  const [unused, used] = [await register(), await register()]
  await confirmEmailOf(stack.services, used.id)
  clock.turn(day + 1)
  expect((await register({ cnic: unused.person.cnic, email: used.person.email })).status).toBe(422)
  expect(await ownerOf(unused.person.email)).toBe(unused.id)
})

test('an account that was still open where it was read, but not its form any more, submits nothing', async () => {
  const held = await register()
  await prepare(held)
  clock.turn(day + 1)
  const { users, cases } = stack.services
  const { account } = (await users.load(held.id, { consistent: true }))!
  expect((await register({ cnic: held.person.cnic })).status).toBe(201)
  // A Query reads item after item, and the closing may come between the two.
  const read = { ...(await users.load(held.id, { consistent: true }))!, account }
  const load = vi.fn(users.load).mockResolvedValueOnce(read)
  const now = clock.now()
  const request = { today: dayInKarachi(now), attempt: { now, requestId: 'late' } }
  const services = { ...stack.services, users: { ...users, load } }
  const sent = { application_title: 'Registration' as const, registrationNo: noRegistrationNumberYet }
  await expect(submitApplication(read, sent, request, services)).rejects.toThrow(Conflict)
  expect(await cases.read(held.id)).toBeNull()
})

const rounds = 8

test('a confirmation at the same moment: one of the two wins, nothing is half', async () => {
  for (let round = 0; round < rounds; round++) {
    const held = await register()
    clock.turn(day + 1)
    const [next, confirmed] = await Promise.all([
      register({ cnic: held.person.cnic }),
      confirmEmailOf(stack.services, held.id).then(
        () => true,
        () => false,
      ),
    ])
    expect(next.status).toBe(confirmed ? 422 : 201)
    expect(await ownerOf(held.person.email)).toBe(confirmed ? held.id : null)
    expect(await ownerOf(next.person.email)).toBe(confirmed ? null : next.id)
  }
})

test('a submission at the same moment: one of the two wins, nothing is half', async () => {
  for (let round = 0; round < rounds; round++) {
    const held = await register()
    await prepare(held)
    clock.turn(day + 1)
    const { email, password } = held.person
    const fresh = await stack.invoke('auth.login', { body: { email, password } })
    const [next, { status }] = await Promise.all([
      register({ cnic: held.person.cnic }),
      submitAs({ ...held, token: fresh.body.data.token }),
    ])
    const hasSubmitted = status === 201
    expect(next.status).toBe(hasSubmitted ? 422 : 201)
    expect((await stack.services.cases.read(held.id)) !== null).toBe(hasSubmitted)
    expect(await ownerOf(email)).toBe(hasSubmitted ? held.id : null)
  }
})

test('of four registrations at once with what an unused account held, one succeeds', async () => {
  const { person } = await register()
  clock.turn(day + 1)
  const answers = await Promise.all(Array.from({ length: 4 }, () => register({ cnic: person.cnic })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
})
