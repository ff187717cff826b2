import { expect, test } from 'vitest'
import {
  type CheckLetterContent,
  checkLetterStatement,
} from '#shared/certificates/statements/check-letter-statement.ts'
import { digestOfLetter, letterCells } from '#shared/certificates/statements/letter-lines.ts'
import { checkStatement, statementInput } from '#shared/certificates/statements/statement.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const clock = aClock(new Date('2026-11-24T06:00:00.123Z'))
const stack = await openStack({ clock: clock.now })

const letterFor = async (rows: { number: string; name?: string; cnic?: string }[]) => {
  const { data } = (await stack.invoke('register.letter', { body: { rows } })).body
  const { keys, verify_at } = (await stack.invoke('register.keys')).body
  const [page, statement] = data.code.split('#')
  expect(page).toBe(verify_at)
  const check = (code: string) => checkStatement(code, [checkLetterStatement], keys)
  return { data, statement, check, checked: await check(statement) }
}

test('a short letter states time, totals and its lines, signed by the register', async () => {
  const { number, name, cnic } = await aStoredRegistration(stack.services)
  const rows = [
    { number: number.toLowerCase(), cnic },
    { number: 'A-404', name: 'Ali Raza' },
    { number, name: 'Aisha Siddiqah' },
  ]

  const { data, checked } = await letterFor(rows)

  expect(checked).toMatchObject({
    genuine: true,
    content: {
      checked_at: '2026-11-24T06:00:00.000Z',
      totals: { 'in-force': 1, 'not-found': 1, 'spelling-differs': 1 },
      digest: await digestOfLetter([
        [number, 'CNIC', 'In force until 21-11-2031', name],
        ['A404', 'Name', 'No registration has this number', ''],
        [
          number,
          'Name',
          'The register has a name that sounds alike, in force until 21-11-2031: compare the names',
          name,
        ],
      ]),
      lines: [
        { number, answer: 'in-force', name, valid_until: '2031-11-21' },
        { number: 'A404', answer: 'not-found', name: '', valid_until: '' },
        { number, answer: 'spelling-differs', name, valid_until: '2031-11-21' },
      ],
    },
  })
  expect(JSON.stringify(data)).not.toContain(cnic)
})

test('no words of the person who asks are signed, and another line, total or time is not genuine', async () => {
  const { number } = await aStoredRegistration(stack.services)
  const words = { body: { rows: [{ number: 'Dr Fraud is fully licensed', name: 'Dr Fraud' }] } }
  expect((await stack.invoke('register.letter', words)).status).toBe(422)

  const { data, statement, check, checked } = await letterFor([
    { number: 'A-40404 and Dr Fraud', name: 'Is Fully Licensed' },
    { number, name: 'Is Fully Licensed' },
  ])
  const signed = Buffer.from(statement.split('.')[1], 'base64url').toString()
  expect(JSON.stringify(data.rows) + signed).not.toMatch(/Dr Fraud|Licensed/i)
  const { content } = checked as { content: CheckLetterContent }
  const [line] = content.lines
  const changes: Partial<CheckLetterContent> = {
    ...{ issuer: 'Evil', checked_at: '2026-11-25T06:00:00.000Z', totals: { 'in-force': 2 } },
    ...{ digest: await digestOfLetter([]), lines: [{ ...line!, answer: 'in-force' }] },
  }
  const [header, , signature] = statement.split('.')
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
  for (const [fact, value] of Object.entries(changes)) {
    const mixed = statementInput(checkLetterStatement, kid, { ...content, [fact]: value })
    expect((await check(`${mixed}.${signature}`)).genuine, fact).toBe(false)
  }
})

test('of a longer one the digest stands for its lines, and one changed name is another digest', async () => {
  const { number, name } = await aStoredRegistration(stack.services)
  const rows = Array.from({ length: 500 }, () => ({ number, name }))

  const { data, checked } = await letterFor(rows)

  const cells = letterCells(rows as { cnic?: string }[], data.rows)
  expect(checked).toMatchObject({ genuine: true, content: { lines: [], digest: data.digest } })
  expect(await digestOfLetter(cells)).toBe(data.digest)
  expect(await digestOfLetter(cells.with(7, [...cells[7]!.slice(0, 3), 'Another Name']))).not.toBe(
    data.digest,
  )
})
