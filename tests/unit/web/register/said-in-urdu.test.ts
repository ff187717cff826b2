/** Each sentence that a form of a page in Urdu can answer has its Urdu. */
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { forgottenPassword } from '#shared/accounts/records/account.ts'
import { namedOrganisation } from '#shared/accounts/records/checker.ts'
import { newCheck } from '#shared/register/records/check.ts'
import { newConcern } from '#shared/register/records/concern.ts'
import { askedWatch, newWatchList } from '#shared/register/records/watcher.ts'
import { inUrdu } from '#web/ui/messages/said-in-urdu.ts'

const long = 'x'.repeat(2000)
const texts = [
  '',
  'x',
  long,
  '\u0000',
  'www.example.com',
  'A-1\n'.repeat(1),
  Array.from({ length: 21 }, (_, n) => `A-${n}`).join('\n'),
]

const saidBy = (schema: z.ZodMiniType, value: unknown): string[] => {
  const parsed = schema.safeParse(value)
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

test.each([
  ['the link', forgottenPassword, ['email']],
  ['the organisation', namedOrganisation, ['organisation']],
  ['a check by name', newCheck, ['numbers', 'purpose', 'premises']],
  ['the door', newConcern, ['about', 'words']],
  ['asking to watch', askedWatch, ['purpose']],
])('%s', (_form, schema, fields) => {
  const said = texts.flatMap((text) =>
    saidBy(schema, Object.fromEntries(fields.map((field) => [field, text]))),
  )
  expect(said.length).toBeGreaterThan(2)
  expect(said.filter((message) => inUrdu(message) === message)).toEqual([])
})

test('the numbers that are watched', () => {
  const list = { version: 0, confirmed: false }
  const many = Array.from({ length: 501 }, () => 'A-1')
  const said = [[''], [long], many].flatMap((numbers) => saidBy(newWatchList, { ...list, numbers }))
  expect(said).toHaveLength(3)
  expect(said.filter((message) => inUrdu(message) === message)).toEqual([])
})
