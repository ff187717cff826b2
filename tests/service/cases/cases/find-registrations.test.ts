// cases.findRegistrations
import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const staffStack = await openStaffStack()
const { services } = staffStack
const reception = await staffStack.staffMember('reception')
const person = { name: 'Farah Awan', phone: '0321 7654321', email: 'farah.awan@mail.example' }
const { id } = await staffStack.submittedCase({ person, title: 'Renewal', withDocuments: false })
await aStoredRegistration(services, { number: 'A-00012', name: person.name, holder: id, cnic: '' })
// Of an old book: nobody has claimed it.
await aStoredRegistration(services, { number: '5218', cnic: '3520212345671' })

test.each([
  ['the CNIC of an entry without an account', '35202-1234567-1', ['5218']],
  ['its Urdu digits', '۳۵۲۰۲۱۲۳۴۵۶۷۱', ['5218']],
  ['the phone of its holder', '+92 321 7654321', ['A-00012']],
  ['the end of the phone', '7654321', ['A-00012']],
  ['the e-mail of its holder', 'Farah.Awan@mail.example', ['A-00012']],
  ['a CNIC that no entry has', '35202-1234567-2', []],
  ['a part of the CNIC of an entry without an account', '3520212', []],
])('an entry of the register is found by %s', async (_what, q, numbers) => {
  const { status, body } = await reception.ask('cases.findRegistrations', { body: { q } })
  expect(status).toBe(200)
  expect(body.data.entries.map(({ number }: { number: string }) => number)).toEqual(numbers)
})
