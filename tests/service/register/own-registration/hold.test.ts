/** A holder asks to be seen in person: with a password or a passkey, for everybody who asks the register, and beside no suspension. */
import { expect, test } from 'vitest'
import { dayInKarachi } from '#shared/kit/format.ts'
import { aDeclaredPlace, aProposedStanding } from '#tests/support/cases/registrations.ts'
import { openCheck } from '#tests/support/people/checkers.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { aSoftwareAuthenticator } from '#tests/support/people/software-authenticator.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { changeStored } from '#tests/support/register/registrations.ts'

const setting = await openStackWithEmails()
const { stack, services, emailsTo } = setting
const { invoke } = stack
const people = await holdersOf(setting)
const today = dayInKarachi(new Date())
const current_password = 'seven green parrots'

const aHolder = async () => {
  const holder = await people.holder({}, { password: current_password })
  const place = aDeclaredPlace({ since: today })
  expect((await holder.ask('ownPlaces.save', { body: place })).status).toBe(200)
  const params = { number: holder.number }
  const events = async () =>
    (await holder.ask('ownRegistration.history', { query: {} })).body.data.entries
      .map(({ event }: { event: string }) => event)
      .filter((event: string) => event.startsWith('HOLD_'))
  return {
    ...{ ...holder, events },
    hold: (held: boolean, proof: object = { current_password }) =>
      holder.ask('ownChecks.hold', { body: { held, ...proof } }),
    /** What everybody is told: on the public entry, of a certificate, at the door, in a list, and by name. */
    told: async () => {
      const token = await openCheck(stack)
      const asked = { numbers: holder.number, purpose: 'employment', premises: 'Mayo Hospital' }
      const answers = await Promise.all([
        invoke('register.entry', { params }),
        invoke('register.standing', { params, query: { serial: '1' } }),
        invoke('register.place', { params: { ...params, id: place.id } }),
        invoke('register.check', { body: { rows: [{ number: holder.number, name: 'Ayesha Siddiqa' }] } }),
        invoke('checks.create', { token, body: asked }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201])
      return answers.map(({ body: { data } }) => (data.rows ? data.rows[0].hold : data.hold))
    },
  }
}
const everywhere = (held: boolean) => Array.from({ length: 5 }, () => held)

/** Makes a passkey. @returns its use */
const passkeyOf = async ({ ask }: Pick<Awaited<ReturnType<typeof aHolder>>, 'ask'>) => {
  const key = aSoftwareAuthenticator()
  const asked = await ask('passkeys.begin', { body: { current_password } })
  await ask('passkeys.create', { body: key.make(asked.body.data) })
  return async () => ({ passkey: key.use((await invoke('auth.passkeyOptions', {})).body.data) })
}

// ownChecks.hold
test('a hold is read everywhere until it ends; each is in the history, and told once by e-mail', async () => {
  const { ask, email, hold, told, events, number } = await aHolder()
  expect(await told()).toEqual(everywhere(false))
  expect((await hold(true)).body.data).toEqual({ hold_since: today })
  await hold(true)
  expect(await told()).toEqual(everywhere(true))
  expect((await ask('ownChecks.list')).body.data.hold_since).toBe(today)
  const { records } = (await ask('ownData.collect')).body.data
  expect(records.registration.hold_since).toBe(today)
  const file = (await people.registrar.ask('registrations.get', { params: { number } })).body.data
  expect(file).toMatchObject({ hold_since: today, standing: 'active' })
  const letter = (await invoke('register.letter', { body: { rows: [{ number, name: 'Ayesha Siddiqa' }] } }))
    .body.data
  expect(letter.rows).toMatchObject([{ answer: 'in-force', hold: true }])
  expect((await hold(false)).body.data).toEqual({ hold_since: null })
  expect(await told()).toEqual(everywhere(false))
  expect(await events()).toEqual(['HOLD_ENDED', 'HOLD_SET'])
  const mails = (await emailsTo(email)).filter(({ subject }) => subject.includes('old on your'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    'The hold on your registration has ended',
    'There is a hold on your registration',
  ])
  expect(mails[0]?.text).toContain('If it was not you, set a new password at once and tell the council.')
  expect(mails[0]?.text).toContain('اگر یہ آپ نے نہیں کیا')
})

test('neither a session alone, a wrong password nor another person’s passkey sets or ends it; the own passkey does', async () => {
  const { hold, ask, events } = await aHolder()
  const another = await aHolder()
  const [own, foreign] = [await passkeyOf({ ask }), await passkeyOf(another)]
  expect((await hold(true, {})).body.errors).toEqual({ current_password: ['Enter your current password'] })
  expect((await hold(true, { current_password: 'a wrong one' })).status).toBe(403)
  expect((await hold(true, await foreign())).status).toBe(422)
  const used = await own()
  expect((await hold(true, used)).status).toBe(200)
  expect((await hold(false, used)).status).toBe(422)
  expect((await hold(false, {})).status).toBe(403)
  expect(await events()).toEqual(['HOLD_SET'])
})

test('beside a suspension nobody reads it, and pressing it does not keep two registrars from suspending', async () => {
  const holder = await aHolder()
  const { version } = await holder.entry()
  const params = { number: holder.number }
  await people.registrar.ask('registrations.proposeStanding', {
    params,
    body: aProposedStanding({ version }),
  })
  for (const held of [true, false, true]) expect((await holder.hold(held)).status).toBe(200)
  expect((await people.settle(holder, 'confirm')).status).toBe(200)
  expect(await holder.told()).toEqual(everywhere(false))
  const entry = (await invoke('register.entry', { params })).body.data
  expect(entry).toMatchObject({ standing: 'suspended', wording: 'inquiry', hold: false })
  await changeStored(services, holder.number, { suspended: null })
  expect(await holder.told()).toEqual(everywhere(true))
})

test('of fifty presses at once one counts, and one e-mail is sent', async () => {
  const { email, events, hold, number } = await aHolder()
  const answers = await Promise.all(Array.from({ length: 50 }, () => hold(true)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.every(({ status }) => status === 429 || status === 412)).toBe(true)
  expect((await services.registrations.read(number, true))?.hold_since).toBe(today)
  expect(await events()).toEqual(['HOLD_SET'])
  const mails = (await emailsTo(email)).filter(({ subject }) => subject.includes('There is a hold'))
  expect(mails).toHaveLength(1)
})

test('ten changes a day are taken, and wrong passwords use none of them up', async () => {
  const holder = await aHolder()
  const passkey = await passkeyOf(holder)
  for (let count = 0; count < 9; count++) await holder.hold(true, { current_password: 'a wrong one' })
  const answers = []
  for (let count = 0; count < 11; count++)
    answers.push((await holder.hold(count % 2 === 0, await passkey())).status)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('it ends with the link, and none is set while somebody objects to the link', async () => {
  const { hold, number, entry } = await aHolder()
  await hold(true)
  await changeStored(services, number, { link_held: true })
  expect((await hold(false)).status).toBe(200)
  expect((await hold(true)).status).toBe(409)
  await changeStored(services, number, { link_held: false })
  await hold(true)
  await changeStored(services, number, { holder: null })
  expect((await entry()).hold_since).toBeNull()
  expect((await hold(true)).status).toBe(409)
})
