/** The program of the documentation that shares nothing with ours: Python, and its whole numbers. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createStatementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { generateRegisterKey, publicHalf } from '#infra/signing-key.ts'
import {
  certificateStatement,
  certificateStatement1,
} from '#shared/certificates/statements/certificate-statement.ts'
import { checkLetterStatement } from '#shared/certificates/statements/check-letter-statement.ts'
import { goodStandingStatement } from '#shared/certificates/statements/good-standing-statement.ts'
import { placeStatement } from '#shared/certificates/statements/place-statement.ts'
import {
  earlierStatement,
  registrationStatement,
} from '#shared/certificates/statements/registration-statement.ts'
import { checkStatement, type StatementKind } from '#shared/certificates/statements/statement.ts'
import { aCertificate } from '#tests/support/register/statements.ts'

const made = [
  generateRegisterKey('certificates'),
  generateRegisterKey('letters'),
  generateRegisterKey('checks'),
]
const keys = made.map(publicHalf)
const keyFor = (use: string) => made[keys.findIndex(({ signs }) => signs === use)]!

const aStatement = {
  ...{ issuer: 'Ab3d', number: 'A-00012', name: 'عائشہ صدیقہ', category: 'A', qualification: 'Pharm-D' },
  ...{ first_registered_on: '2020-01-01', valid_until: '2029-12-31', issued_on: '2026-11-24' },
  counts_until: '2027-02-22',
  history: [{ event: 'SUSPENDED' as const, on: '2024-01-01' }],
}
const aGoodStanding = {
  ...{ ...aStatement, date_of_birth: '1968-03-09', addressed_to: 'General Pharmaceutical Council' },
  ...{ issued_by: 'Rabia Registrar', confirmed_by: 'Dawood Deputy' },
}
const aPlace = {
  ...{ issuer: 'Ab3d', number: 'A-00012', name: 'Ali', place: '0123456789abcdef', premises: 'Ravi Pharmacy' },
  ...{ city: 'Lahore', issued_on: '2026-11-24' },
}
const aLetter = {
  ...{ issuer: 'Ab3d', checked_at: '2026-11-24T06:00:00.000Z', totals: { 'in-force': 1 as number } },
  digest: 'abc',
  lines: [
    { number: 'A-00012', answer: 'in-force' as const, name: 'Ali', valid_until: '2029-12-31', hold: false },
  ],
}
// biome-ignore lint/suspicious/noExplicitAny: contents of all kinds in one list
const examples: [StatementKind<string, any>, unknown][] = [
  [certificateStatement, aCertificate()],
  [certificateStatement1, aCertificate()],
  [registrationStatement, aStatement],
  [goodStandingStatement, aGoodStanding],
  [earlierStatement, aStatement],
  [placeStatement, aPlace],
  [checkLetterStatement, aLetter],
]

const keyFile = join(mkdtempSync(join(tmpdir(), 'keys-')), 'council-keys.json')
writeFileSync(keyFile, JSON.stringify({ keys }))
const run = (code: string) =>
  spawnSync('python3', ['docs/check-statement.py', keyFile, code], { encoding: 'utf8' })
const isHere = () => {
  try {
    return execFileSync('python3', ['--version'], { encoding: 'utf8' }).startsWith('Python 3')
  } catch {
    return false
  }
}

describe.skipIf(!isHere())('with Python 3, which is not on every machine', () => {
  test.each(examples)(
    'the code of kind $typ is checked as ours checks it, and none of its changes',
    async (kind, content) => {
      const sign = (use: string) =>
        createStatementSigner(async () => JSON.stringify(keyFor(use))).sign(kind, () => content)
      const code = await sign(kind.signedFor)
      const { stdout, status } = run(`https://portal.example/verify#${code}`)
      expect([status, stdout]).toEqual([0, expect.stringContaining(`Signed: ${kind.typ} {`)])
      expect(JSON.parse(stdout.slice(stdout.indexOf('{')))).toEqual(kind.toClaims(content))

      const [header = '', payload = '', signature = ''] = code.split('.')
      const flipped = (text: string) => `${text.slice(0, 9)}${text[9] === 'A' ? 'B' : 'A'}${text.slice(10)}`
      const forged = [
        [flipped(header), payload, signature].join('.'),
        [header, flipped(payload), signature].join('.'),
        [header, payload, flipped(signature)].join('.'),
        code.slice(0, -4),
        await sign(kind.signedFor === 'checks' ? 'letters' : 'checks'),
      ]
      for (const other of forged) {
        expect((await checkStatement(other, [kind], keys)).genuine).toBe(false)
        expect(run(other)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Not genuine/) })
      }
    },
  )
})
