/** A duplicate takes the place of the paper that was lost, damaged or bears a former name. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRegisterStack, type RegisterStack } from '#tests/support/register/register-stack.ts'

let register: RegisterStack
beforeAll(async () => {
  register = await openRegisterStack()
})
afterAll(() => register.close())

test('the old serial is replaced, the new certificate says that it is a duplicate', async () => {
  const { number } = await register.registration()
  await register.ask('prepare', number)
  const { status, data } = await register.ask('replace', number, { serial: 1, reason: 'lost' })
  expect([status, data.current.serial, data.current.duplicate]).toEqual([200, `${number}/2`, true])
  expect((await register.services.certificates.read(number, 1))?.void).toMatchObject({ reason: 'lost' })
  expect((await register.standing(number, 1)).data.certificate).toBe('replaced')
})

test('20 people who press at once make one duplicate', async () => {
  const { number } = await register.registration()
  await register.ask('prepare', number)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => register.ask('replace', number, { serial: 1, reason: 'damaged' })),
  )
  expect(answers.map(({ status, data }) => [status, data?.certificates])).toEqual(
    Array.from({ length: 20 }, () => [200, 2]),
  )
})

test('a serial that is not current, or was replaced for another reason, is refused', async () => {
  const { number } = await register.registration()
  await register.ask('prepare', number)
  await register.ask('replace', number, { serial: 1, reason: 'lost' })
  for (const body of [
    { serial: 1, reason: 'damaged' },
    { serial: 7, reason: 'lost' },
  ])
    expect(await register.ask('replace', number, body)).toMatchObject({
      status: 409,
      message: `${number}/${body.serial} is not the current certificate`,
    })
  expect((await register.ask('replace', number, { serial: 2, reason: 'stolen' })).status).toBe(422)
})
