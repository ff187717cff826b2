/** Every check of an account, against recorded answers of AWS: well, wrong, and without the right to ask. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { checks } from '#infra/operations/doctor/checks.ts'
import { examine, questions } from '#infra/operations/doctor/examine.ts'
import * as account from '#tests/support/aws/account-answers.ts'
import * as answers from '#tests/support/aws/answers.ts'
import { type Answers, recordedAws } from '#tests/support/aws/recorded-aws.ts'
import { root } from '#tests/support/project/source-files.ts'
import { accountCases } from './doctor/account-cases.ts'
import { ask, opened, prod } from './doctor/ask.ts'
import { dataCases } from './doctor/data-cases.ts'
import { messagesCases } from './doctor/messages-cases.ts'
import { quotasCases } from './doctor/quotas-cases.ts'

const cases = [...accountCases, ...quotasCases, ...messagesCases, ...dataCases]

describe('a check', () => {
  test.each(cases.map((one) => [`${one.check}: ${one.state}, ${one.says.source}`, one] as const))(
    'finds %s',
    async (_name, { check, state, says, todo, ...account }) => {
      const finding = await ask(check, account)
      expect(finding).toEqual({
        state,
        says: expect.stringMatching(says),
        ...(todo && { todo: expect.stringMatching(todo) }),
      })
    },
  )

  const asking = checks.filter(({ rights }) => rights.length > 0)
  test.each(asking.map(({ name, rights }) => [name, rights[0]!] as const))(
    '%s that may not ask is unknown and names %s',
    async (name, right) => {
      expect(await ask(name, { given: { [right]: answers.denied(right) } })).toEqual({
        state: 'unknown',
        says: 'Your credentials may not ask this.',
        todo: expect.stringContaining(`Grant ${right} to`),
      })
    },
  )

  test('that AWS does not answer is unknown', async () => {
    const given = { 'ses:GetAccount': answers.jsonError('InternalFailure', 'Try again', 400) }
    expect(await ask('mail', { given })).toMatchObject({
      state: 'unknown',
      says: 'AWS did not answer as expected (InternalFailure).',
    })
  })

  test('is tried both ways', () => {
    const tried = checks.map(({ name }) => [
      name,
      new Set(cases.filter(({ check }) => check === name).map(({ state }) => state)),
    ])
    expect(tried).toEqual(checks.map(({ name }) => [name, new Set(['ok', 'wrong'])]))
  })
})

describe('the whole examination', () => {
  const examined = async (given: Answers) => {
    const { asked } = await recordedAws({ ...account.healthyAccount, ...given })
    const lines: string[] = []
    return { well: await examine(checks, opened(prod), (line) => lines.push(line)), lines, asked }
  }

  test('has a line for each check, and is well where all are', async () => {
    const { well, lines } = await examined({})
    expect(well).toBe(true)
    expect(lines.map((line) => line.split(/ +/).slice(0, 2))).toEqual(checks.map(({ name }) => ['ok', name]))
  })

  test('goes on after what is wrong or unknown, and is not well then', async () => {
    const { well, lines } = await examined({
      'ses:GetAccount': answers.denied('ses:GetAccount'),
      'dynamodb:Query': account.inForce({ TERM: null }),
    })
    expect(well).toBe(false)
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
      'unknown  mail          Your credentials may not ask this.',
      expect.stringMatching(/^ {23}Grant ses:GetAccount/),
      expect.stringMatching(/^wrong {4}terms/),
      expect.stringMatching(/^ {23}Have a registrar/),
    ])
  })

  test('asks nothing more of another account', async () => {
    const { well, lines, asked } = await examined({
      'sts:GetCallerIdentity': answers.callerIdentity('999999999999'),
    })
    expect([well, asked, lines.at(-1)]).toEqual([
      false,
      ['sts:GetCallerIdentity'],
      'Nothing more was asked: first the account has to be the right one.',
    ])
  })

  test('only reads: no right that it takes changes anything', () => {
    const rights = checks.flatMap(({ rights }) => rights)
    expect(rights.filter((right) => !/:(Get|List|Describe|Query|View)/.test(right))).toEqual([])
    expect(questions(checks)).toHaveLength(checks.length)
  })

  test('ends the command with status 1 unless all is ok', async () => {
    const { env } = await recordedAws(account.healthyAccount)
    const command = promisify(execFile)(
      process.execPath,
      ['infra/operations/doctor/run.ts', '--env', 'prod'],
      { cwd: root, env: { ...process.env, ...env } },
    )
    await expect(command).rejects.toMatchObject({
      code: 1,
      stderr: '',
      stdout: expect.stringMatching(
        /^wrong {4}settings {6}infra\/settings.ts still holds.*\n.*\nwrong {4}account/,
      ),
    })
  })
})
