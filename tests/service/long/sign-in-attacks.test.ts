/** Whoever guesses passwords hinders neither the owner of the account nor others at the same address. */
import { expect, test, vi } from 'vitest'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
const staffStack = await openStaffStack({ clock: clock.now })

const logins = { applicant: 'auth.login', staff: 'adminAuth.login' } as const
type Kind = keyof typeof logins

interface SignIn {
  email: string
  password: string
  device?: string | undefined
  from?: string
}

const signIn = (kind: Kind, { email, password, device, from }: SignIn) =>
  staffStack.stack.invoke(logins[kind], {
    body: { email, password },
    ...(device && { headers: { 'device-marker': device } }),
    ...(from && { from }),
  })

/** Somebody who has signed in before, and the marker that the browser has kept. */
const somebody = async (kind: Kind) => {
  const { stack, staffMember } = staffStack
  const person = aPerson()
  const registered = kind === 'applicant' ? await stack.invoke('auth.register', { body: person }) : null
  const { email, password } = kind === 'applicant' ? person : await staffMember('reviewer')
  const { body } = await signIn(kind, { email, password })
  return { id: registered?.body.data.user.id as string, email, password, device: body.data.device as string }
}

/** An address of 200, the trusted header says which. */
const addressOf = (guess: number) => `127.77.${1 + (guess % 200)}.7`
const guesses = (kind: Kind, email: string, count: number, first = 0) =>
  Array.from({ length: count }, (_, guess) =>
    signIn(kind, { email, password: `guess ${guess}`, from: addressOf(first + guess) }),
  )

/** How often a password is compared while something is done. */
const comparisons = async (work: () => Promise<unknown>): Promise<number> => {
  const spy = vi.spyOn(staffStack.services.passwords, 'matches')
  await work()
  const { length } = spy.mock.calls
  spy.mockRestore()
  return length
}

test.each([
  ['applicant', 1000],
  ['staff', 200],
] as const)(
  'on one e-mail (%s) %i guesses from 200 addresses, 100 at once: 10 are looked at, and the owner signs in each time',
  async (kind, count) => {
    const { email, password, device } = await somebody(kind)
    const owner: number[] = []
    const looked: number[] = []

    const compared = await comparisons(async () => {
      for (let wave = 0; wave < count / 100; wave++) {
        const attack = guesses(kind, email, 100, wave * 100)
        owner.push((await signIn(kind, { email, password, device })).status)
        looked.push(...(await Promise.all(attack)).map(({ status }) => status))
      }
    })

    expect(owner).toEqual(Array(count / 100).fill(200))
    expect([...new Set(looked)].sort()).toEqual([422, 429])
    expect(looked.filter((status) => status === 422).length).toBeLessThanOrEqual(10)
    expect(compared).toBeLessThanOrEqual(10 + owner.length)
    // Afterwards too, and nobody else: another browser has to wait.
    expect((await signIn(kind, { email, password, device })).status).toBe(200)
    expect((await signIn(kind, { email, password })).status).toBe(429)
  },
)

test('after ten wrong tries the next waits 30 seconds, then longer and longer, and nothing is hashed meanwhile', async () => {
  const { email, password } = await somebody('applicant')
  const wrong = async () => {
    const { status, headers } = await signIn('applicant', { email, password: 'wrong' })
    return status === 429 ? Number(headers['retry-after']) : status
  }
  for (let tries = 0; tries < 10; tries++) expect(await wrong()).toBe(422)
  for (const wait of [30, 60, 120, 240]) {
    expect(await comparisons(async () => expect(await wrong()).toBe(wait))).toBe(0)
    clock.turn(wait)
    expect(await wrong()).toBe(422)
  }
  clock.turn(480)
  expect((await signIn('applicant', { email, password })).status).toBe(200)
  expect(await wrong()).toBe(422) // the success has ended the waits
})

test('a new password by a link opens at once, in the browser that has used the link and elsewhere', async () => {
  const { id, email, device } = await somebody('applicant')
  const { services, stack } = staffStack
  await Promise.all(guesses('applicant', email, 40))
  await services.resets.issue({ token: `reset-${email}`, user_id: id, email_id: email }, clock.now())
  const password = 'nine blue herons'
  const reset = await stack.invoke('auth.resetPassword', {
    body: { email, token: `reset-${email}`, password, password_confirmation: password },
  })
  expect((await signIn('applicant', { email, password })).status).toBe(200)

  await Promise.all(guesses('applicant', email, 40))
  const known = reset.body.details.device
  expect((await signIn('applicant', { email, password, device: known })).status).toBe(200)
  // The browsers of before the reset are not known any more.
  expect((await signIn('applicant', { email, password, device })).status).toBe(429)
})

test('one person who guesses does not close an address that others share', async () => {
  const [guesser, neighbour] = [await somebody('applicant'), await somebody('applicant')]
  const from = '127.50.50.50'
  const statuses: number[] = []
  for (let tries = 0; tries < 80; tries++)
    statuses.push((await signIn('applicant', { email: guesser.email, password: 'wrong', from })).status)
  expect(statuses).toEqual([...Array(5).fill(422), ...Array(75).fill(429)])
  for (let time = 0; time < 70; time++) {
    const { email, password } = neighbour
    expect((await signIn('applicant', { email, password, from })).status).toBe(200)
  }
})

test('from one address at most 60 wrong passwords are looked at in 15 minutes, and a known browser there goes on', async () => {
  const from = '127.60.60.60'
  const { email, password, device } = await somebody('applicant')
  const tries = Array.from({ length: 70 }, (_, one) =>
    signIn('applicant', { email: `nobody-${one}@example.com`, password: 'wrong', from }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(60)
  expect((await signIn('applicant', { email, password, from })).status).toBe(429)
  expect((await signIn('applicant', { email, password, from, device })).status).toBe(200)
})

test('a known browser has waits of its own, which hinder nobody else', async () => {
  const { email, password, device } = await somebody('applicant')
  const tries = Array.from({ length: 30 }, () => signIn('applicant', { email, password: 'wrong', device }))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect((await signIn('applicant', { email, password, device })).status).toBe(429)
  expect((await signIn('applicant', { email, password })).status).toBe(200)
})

test("a marker counts for the accounts that have signed in with it, and for no other's", async () => {
  const [own, other] = [await somebody('applicant'), await somebody('applicant')]
  await Promise.all(guesses('applicant', other.email, 20))
  const { email, password } = other
  expect((await signIn('applicant', { email, password, device: own.device })).status).toBe(429)
  const { body } = await signIn('applicant', { email, password, device: other.device })
  expect(body.data.device).toBe(other.device)
})

test('two people share a browser with one marker', async () => {
  const [one, two] = [await somebody('applicant'), await somebody('applicant')]
  const { body } = await signIn('applicant', { ...two, device: one.device })
  expect(body.data.device).toBe(one.device)
  await Promise.all([...guesses('applicant', one.email, 20), ...guesses('applicant', two.email, 20)])
  for (const { email, password } of [one, two])
    expect((await signIn('applicant', { email, password, device: one.device })).status).toBe(200)
})

test('a person has ten known browsers at most, each for 90 days after it was used', async () => {
  const { id, email, password, device } = await somebody('applicant')
  for (let browser = 0; browser < 10; browser++) {
    clock.turn(1)
    expect((await signIn('applicant', { email, password })).status).toBe(200)
  }
  expect((await staffStack.services.knownDevices.read('applicant', id))?.devices).toHaveLength(10)
  await Promise.all(guesses('applicant', email, 20))
  expect((await signIn('applicant', { email, password, device })).status).toBe(429) // the eleventh was forgotten

  const late = await somebody('applicant')
  clock.turn(89 * 24 * 3600)
  await Promise.all(guesses('applicant', late.email, 20))
  expect((await signIn('applicant', late)).status).toBe(200) // which renews it
  clock.turn(91 * 24 * 3600)
  await Promise.all(guesses('applicant', late.email, 20))
  expect((await signIn('applicant', late)).status).toBe(429)
})
