import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLetterStatement } from '#shared/certificates/statements/check-letter-statement.ts'
import { digestOfLetter } from '#shared/certificates/statements/letter-lines.ts'
import { checkStatement } from '#shared/certificates/statements/statement.ts'
import { aClock, openStack, type Stack } from '#tests/support/portal/stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const clock = aClock(new Date('2026-11-24T06:00:00.123Z'))
let stack: Stack
beforeAll(async () => {
  stack = await openStack({ clock: clock.now })
})
afterAll(() => stack.close())

const letterFor = async (rows: { number: string; name?: string; cnic?: string }[]) => {
  const { data } = (await stack.invoke('register.letter', { body: { rows } })).body
  const { keys } = (await stack.invoke('register.keys')).body
  return { data, checked: await checkStatement(data.statement, [checkLetterStatement], keys) }
}

test('a short letter states time, totals and its lines, signed by the register', async () => {
  const { number, name, cnic } = await aStoredRegistration(stack.services)
  const rows = [
    { number, cnic },
    { number: 'A-404', name: 'Ali Raza' },
    { number, name: 'Aisha Siddiqah' },
  ]

  const { data, checked } = await letterFor(rows)

  expect(checked).toMatchObject({
    genuine: true,
    content: {
      checked_at: '2026-11-24T06:00:00.000Z',
      totals: data.totals,
      digest: await digestOfLetter(rows, data.rows),
      lines: [
        { number, answer: 'in-force', name, valid_until: '2031-11-21' },
        { number: 'A-404', answer: 'not-found', name: '', valid_until: '' },
        { number, answer: 'spelling-differs', name, valid_until: '2031-11-21' },
      ],
    },
  })
  expect(JSON.stringify(data)).not.toContain(cnic)
})

test('of a longer one the digest stands for its lines, and one changed name is another digest', async () => {
  const { number, name } = await aStoredRegistration(stack.services)
  const rows = Array.from({ length: 500 }, () => ({ number, name }))

  const { data, checked } = await letterFor(rows)

  const changed = data.rows.with(7, { ...data.rows[7], name: 'Another Name' })
  expect(checked).toMatchObject({ genuine: true, content: { lines: [], digest: data.digest } })
  expect(await digestOfLetter(rows, data.rows)).toBe(data.digest)
  expect(await digestOfLetter(rows, changed)).not.toBe(data.digest)
})
