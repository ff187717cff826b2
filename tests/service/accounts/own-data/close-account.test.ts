import { expect, test } from 'vitest'
import { sendEmails } from '#functions/workers/worker.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const day = 24 * 60 * 60
const clock = aClock()
const staffStack = await openStaffStack({ clock: clock.now })

const invoke = (name: string, call: object = {}) => staffStack.stack.invoke(name, call)
const close = (token: string, current_password: string) =>
  invoke('ownData.closeAccount', { token, body: { current_password } })
const signIn = ({ email, password }: { email: string; password: string }, more: object = {}) =>
  invoke('auth.login', { body: { email, password, ...more } })

const anAccount = async () => {
  const person = aPerson()
  const { token, user } = (await invoke('auth.register', { body: person })).body.data
  return { person, token: token as string, id: user.id as string }
}

test('the account is closed with the password, every session ends, and the answer names both days', async () => {
  const { person, token } = await anAccount()
  const other = (await signIn(person)).body.data.token

  expect((await close(token, 'not the password')).body.errors).toEqual({
    current_password: ['The current password is wrong'],
  })
  expect((await close(token, person.password)).body).toEqual({
    data: { keepable_until: '2026-12-22', removed_by: '2026-12-24' },
    message: 'Your account is closed',
  })

  for (const ended of [token, other]) expect((await invoke('auth.user', { token: ended })).status).toBe(401)
})

test('nobody signs in to a closed account but to keep it, and then everything is as before', async () => {
  const { person, token } = await anAccount()
  await close(token, person.password)

  const refused = await signIn(person)
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toEqual({
    keep_account: ['You have closed this account. It can be kept until 22-12-2026'],
  })
  // Only who knows the password is told.
  const guessed = await signIn({ ...person, password: 'somebody guesses' }, { keep_account: true })
  expect(guessed.body.errors).toEqual({ email: ['Email or password is wrong'] })
  expect((await invoke('auth.register', { body: aPerson({ email: person.email }) })).status).toBe(422)

  const kept = await signIn(person, { keep_account: true })
  expect(kept.status).toBe(200)
  expect((await invoke('auth.user', { token: kept.body.data.token })).status).toBe(200)
  expect((await signIn(person)).status).toBe(200)
  expect(await staffStack.services.accountClosings.due(new Date('2027-01-01'), 100)).not.toContainEqual(
    expect.objectContaining({ user_id: kept.body.data.user.id }),
  )
})

test('an application that the council has not decided is withdrawn first', async () => {
  const { token, person } = await staffStack.submittedCase({ withDocuments: false })
  const refused = await close(token, person.password)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toMatch(/^Withdraw your application first/)
  expect((await invoke('applicantForm.withdraw', { token, params: { id: 'me' } })).status).toBe(200)
  expect((await close(token, person.password)).status).toBe(200)
})

test('of a submission and a closing at the same moment one counts', async () => {
  for (let round = 0; round < 3; round++) {
    const { token, person } = await staffStack.submittedCase({ withDocuments: false })
    await invoke('applicantForm.withdraw', { token, params: { id: 'me' } })
    await invoke('applicantForm.startAgain', { token, params: { id: 'me' } })
    clock.turn(60) // versions are named by the time of their submission
    const [submitted, closed] = await Promise.all([
      invoke('applicantForm.create', { token, body: { application_title: 'Registration' } }),
      close(token, person.password),
    ])
    expect([
      [201, 409],
      [401, 200],
    ]).toContainEqual([submitted.status, closed.status])
  }
})

test('an e-mail says until when the account can be kept', async () => {
  const { services } = staffStack
  const { person, token, id } = await anAccount()
  await close(token, person.password)
  const email = { id: 'closing-email', kind: 'account-closed' as const, user_id: id }
  await services.emails.put(email, clock.now())
  const keys = { pk: { S: `OUTBOX#${email.id}` } }
  await sendEmails(services)({ Records: [{ dynamodb: { Keys: keys, SequenceNumber: '1' } }] } as never)
  const sent = staffStack.stack.localStack.mailbox.emails().find(({ to }) => to.includes(person.email))
  expect(sent?.subject).toBe('Your account is closed')
  expect(sent?.text).toMatch(/sign in by 22-12-2026 and press Keep my account:\n\n\S+\/auth\/login/)
  expect(sent?.text).not.toContain(person.name) // the address was never confirmed
  clock.turn(day)
})
