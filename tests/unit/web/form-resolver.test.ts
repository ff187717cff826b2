import { expect, it } from 'vitest'
import { registration } from '#shared/accounts/records/account.ts'
import { newContactInformation } from '#shared/applications/records/contact-information.ts'
import { resolverOf } from '#web/ui/form/form-resolver.ts'

const options = { fields: {}, shouldUseNativeValidation: false } as never
const messages = (errors: object) =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]))

it('a valid form gives the parsed values', async () => {
  const resolve = resolverOf(newContactInformation, undefined)
  const typed = { residential: ' House  1 ', permanent: 'House 2', professional: '', city: 'Lahore' }
  expect((await resolve(typed, undefined, options)).values).toEqual({ ...typed, residential: 'House 1' })
})

it('an invalid form gives every message of every field, and those of rules between fields', async () => {
  const resolve = resolverOf(newContactInformation, () => ({ city: ['Not today'], residential: ['Never'] }))
  const typed = { residential: '', permanent: '', professional: '', city: 'Lahore' }
  const { errors } = await resolve(typed, undefined, options)
  expect(messages(errors)).toEqual({
    residential: 'Enter your residential address',
    permanent: 'Enter your permanent address',
    city: 'Not today',
  })
})

it('two passwords that differ get a message', async () => {
  const person = {
    name: 'Ayesha Khan',
    father_name: 'Imran Khan',
    cnic: '3520212345671',
    phone: '03001234567',
  }
  const typed = { ...person, email: 'a@b.example', password: 'abcdefgh', password_confirmation: 'abcdefgi' }
  const { errors } = await resolverOf(registration, undefined)(typed, undefined, options)
  expect(messages(errors)).toEqual({ password_confirmation: 'The two passwords are not the same' })
})
