/** The table of what writes the register is whole: code that writes is in it, and docs/security.md shows it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registrationEventLabels } from '#shared/register/rules/registration-events.ts'
import { confirmedEvents } from '#shared/register/rules/second-person.ts'
import { type Writer, writers } from '#shared/register/rules/writers.ts'
import { root, sourceFiles } from '#tests/support/project/source-files.ts'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const filesWith = (call: RegExp): string[] =>
  sourceFiles('functions').filter((file) => call.test(textOf(file)))

test('every use case that writes an entry or a certificate is in the table of writers', () => {
  const listed = Object.values(writers).flatMap(({ file }) => file.split(', '))
  const writing = filesWith(
    /registrations\.(put|change|delete)Registration\(|certificates\.(putCertificate|putSignature|voidCertificate)\(/,
  )
  expect(writing.sort()).toEqual([...new Set(listed)].sort())
})

test('the history refuses without its second person what the table says that somebody confirms', () => {
  const confirmed = Object.entries(writers).flatMap(([event, { second }]) =>
    second === 'confirms' ? [event] : [],
  )
  expect([...confirmedEvents].sort()).toEqual(confirmed.sort())
})

test('keys of entries and certificates are written in their own modules only', () => {
  const keyed = filesWith(/\b(registrationKey|certificateKey|registrationChangeKey)\(/)
  expect(keyed.sort()).toEqual([
    'functions/certificates/data/certificate.ts',
    'functions/certificates/data/sheet.ts',
    'functions/register/data/change-request.ts', // reads the version on which a request rests
    'functions/register/data/registration-history.ts',
    'functions/register/data/registration-number.ts', // looks whether a number is free
    'functions/register/data/registration.ts',
  ])
})

test('statements are signed for certificates, three letters and door cards only', () => {
  expect(filesWith(/statementSigner\.sign\(/).sort()).toEqual([
    'functions/certificates/use-cases/door-card.ts',
    'functions/certificates/use-cases/good-standing-letter.ts',
    'functions/certificates/use-cases/issued-statement.ts',
    'functions/certificates/use-cases/registration-statement.ts',
    'functions/certificates/use-cases/sign-letter.ts',
  ])
})

const second: Record<Writer['second'], string> = { confirms: 'Confirmed by', earlier: 'Rests on', none: '' }

test('docs/security.md shows the table of writers', () => {
  const rows = Object.entries(writers).map(([event, writer]) => {
    const { act, proposes, secondIs, evidence, seen, told } = writer
    const label = registrationEventLabels[event as keyof typeof writers]
    const who = `${second[writer.second]} ${secondIs}`.trim()
    return `| ${label} | ${act} | ${proposes} | ${who} | ${evidence} | ${seen} | ${told} |`
  })
  const table = [
    '| What happens | By | Begun by | Second person | Evidence | Everybody reads | Told |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
  const page = textOf('docs/security.md')
  expect(page.includes(table), `Put this table into docs/security.md:\n${table}`).toBe(true)
})
