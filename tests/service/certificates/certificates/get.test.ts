/** What staff see of the certificate of a registration. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRegisterStack, type RegisterStack } from '#tests/support/register/register-stack.ts'

let register: RegisterStack
beforeAll(async () => {
  register = await openRegisterStack()
})
afterAll(() => register.close())

test('before a certificate is prepared there is none; a registration without a photo has one without', async () => {
  const { number } = await register.registration({ photo: null })
  expect((await register.ask('get', number)).data).toEqual({
    ...{ number, name: 'Ayesha Siddiqa', category: 'A', valid_until: '2031-11-21' },
    ...{ standing: 'active', certificates: 0, current: null, up_to_date: false, former_name: false },
  })
  await register.ask('prepare', number)
  expect((await register.ask('get', number)).data.current.photo).toBeNull()
})
