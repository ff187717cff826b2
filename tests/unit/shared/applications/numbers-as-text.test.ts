import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { registration } from '#shared/accounts/records/account.ts'
import { applicantChanges } from '#shared/applications/records/applicant.ts'
import { qualificationInformationChanges } from '#shared/applications/records/qualification-information.ts'
import { userApplicationChanges } from '#shared/applications/records/user-application.ts'

const parse = (schema: z.ZodMiniType, field: string, value: unknown) => {
  const { success, data, error } = schema.safeParse({ [field]: value })
  if (success) return (data as Record<string, unknown>)[field]
  return error.issues.find(({ path }) => path[0] === field)?.message
}
const asText = 'Send this as text: a number loses the zeros at its beginning'

test.each([
  [qualificationInformationChanges, 'year_of_passing', 2017, '2017'],
  [applicantChanges, 'mobile', 3001234567, '+923001234567'],
  [userApplicationChanges, 'challan_no', 12345, asText],
  [userApplicationChanges, 'branch_code', 123, asText],
  [userApplicationChanges, 'pharmacy_council', 5, asText],
  [qualificationInformationChanges, 'year_of_passing', 2017.5, asText],
])(
  'a number is read as text where no zero can be lost unnoticed, and refused elsewhere (%#)',
  (schema, field, sent, read) => {
    expect(parse(schema, field, sent)).toBe(read)
  },
)

test('a telephone number that has lost its zero is refused, and so is a CNIC that has lost a digit', () => {
  const { error } = registration.safeParse({ phone: 421234567, cnic: 352021234567 })
  expect(
    error?.issues
      .filter(({ path }) => ['phone', 'cnic'].includes(String(path[0])))
      .map(({ message }) => message),
  ).toEqual([
    'Enter the 13 digits of your CNIC, for example 35202-1234567-1',
    'Enter a phone number like 0300 1234567 or +44 7911 123456',
  ])
})

test('a CNIC may be sent as a number', () => {
  expect(registration.shape.cnic.parse(3520212345671)).toBe('3520212345671')
})
