/** E-mail and CNIC stay unique under parallel writes, and no marker item is left over. Called below the rate limits. */
import { expect, test } from 'vitest'
import { aCnic, aPerson } from '#tests/support/people/applicants.ts'
import { openStack } from '#tests/support/portal/stack.ts'

const stack = await openStack()

const register = (given: Record<string, string>) => {
  const { accounts, newId, clock } = stack.services
  const { password: _, password_confirmation: _again, ...person } = aPerson(given)
  const attempt = { requestId: newId(), now: clock() }
  const ids = { user: newId(), session: newId() }
  return accounts.register({ ids, person, passwordHash: 'hash', welcome: null }, attempt)
}

const markers = async () => {
  const { Items } = await stack.localStack.call<{ Items: { pk: { S: string }; sk: { S: string } }[] }>(
    'DynamoDB_20120810.Scan',
    { TableName: 'portal' },
  )
  const count = (start: string, sk: string) =>
    Items.filter((item) => item.pk.S.startsWith(start) && item.sk.S === sk).length
  return {
    accounts: count('USER#', 'ACCOUNT'),
    emails: count('EMAIL#', 'TAKEN'),
    cnics: count('CNIC#', 'TAKEN'),
  }
}

test('20 parallel registrations of each of three CNICs leave three accounts', async () => {
  for (let round = 1; round <= 3; round++) {
    const cnic = aCnic()
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => register({ cnic })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await markers()).toEqual({ accounts: round, emails: round, cnics: round })
  }
})

test('20 parallel registrations of one e-mail leave one account', async () => {
  const before = await markers()
  const email = `race-${crypto.randomUUID()}@example.com`
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => register({ email })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const one = before.accounts + 1
  expect(await markers()).toEqual({ accounts: one, emails: one, cnics: one })
})
