/** Preparing a certificate: one for each registration, whoever presses. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRegisterStack, type RegisterStack } from '#tests/support/register/register-stack.ts'

let register: RegisterStack
beforeAll(async () => {
  register = await openRegisterStack()
})
afterAll(() => register.close())

test('the first certificate of a registration is printed with what the register says, and its QR code is short', async () => {
  const { number } = await register.registration({ name: 'Muhammad Abdul Rehman Khan Niazi Bahadur Shah' })
  const { status, data } = await register.ask('prepare', number.toLowerCase().replace('-', ' '))
  expect(status).toBe(200)
  expect(data).toMatchObject({ number, standing: 'active', certificates: 1, up_to_date: true })
  expect(data.current).toMatchObject({
    ...{ number, count: 1, serial: `${number}/1`, category: 'A', duplicate: false },
    ...{ name: 'Muhammad Abdul Rehman Khan Niazi Bahadur Shah', father_name: 'Muhammad Siddiq' },
    ...{ first_registered_on: '2026-11-22', valid_until: '2031-11-21' },
    photo: expect.stringContaining('photos/nobody/portrait.jpg'),
  })
  expect(data.current.address.length).toBeLessThan(300)
  expect(Object.keys(data.current)).not.toContain('cnic')
})

test('ten people who press at once prepare one certificate', async () => {
  const { number } = await register.registration()
  const answers = await Promise.all(Array.from({ length: 10 }, () => register.ask('prepare', number)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ data }) => data.current.address)).size).toBe(1)
  expect((await register.services.registrations.read(number, true))?.certificates).toBe(1)
  expect(await register.services.certificates.read(number, 2)).toBeNull()
})

test('after a renewal the new certificate replaces the old one', async () => {
  const { number } = await register.registration()
  await register.ask('prepare', number)
  await register.change(number, { valid_until: '2036-11-21', lapses_on: '2039-11-21' })
  expect((await register.ask('get', number)).data).toMatchObject({ up_to_date: false })
  expect((await register.standing(number, 1)).data.certificate).toBe('current')

  const { data } = await register.ask('prepare', number)

  expect(data.current).toMatchObject({ count: 2, valid_until: '2036-11-21', duplicate: false })
  expect((await register.standing(number, 1)).data.certificate).toBe('replaced')
  expect((await register.standing(number, 2)).data.certificate).toBe('current')
  const [newest] = (await register.services.registrationHistory.page(number)).changes
  expect(newest).toMatchObject({ event: 'CERTIFICATE_PREPARED', reason: 'renewed' })
})

test.each([
  ['suspended', { suspended: { since: '2026-01-01', reason: 'decided-by-council' as const } }],
  ['removed from the register', { removed: { since: '2026-01-01', reason: 'died' as const } }],
  ['expired', { valid_until: '2026-11-01' }],
])('a registration that is %s gets none', async (words, fields) => {
  const { number } = await register.registration(fields)
  expect(await register.ask('prepare', number)).toMatchObject({
    status: 409,
    message: `Only a registration in force has a certificate. ${number}: ${words}`,
  })
})

test('a number that is not in the register is not found', async () => {
  expect((await register.ask('prepare', 'A-99999')).status).toBe(404)
})
