/** What the functions ask AWS for is exactly what they are granted (`stacks/permissions.ts`: what the templates grant). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rightsOf, workers } from '#infra/aws/permissions.ts'
import { endpoints } from '#shared/contract.ts'
import { refusedBy } from '#tests/support/calls/policy-evaluation.ts'
import { replayEveryCall } from '#tests/support/calls/replay-every-call.ts'
import { grantedTo, rightsRecorder } from '#tests/support/calls/rights-recorder.ts'
import { lineOfRights, usedRightsFile } from '#tests/support/calls/used-rights.ts'
import { openStack, type Stack } from '#tests/support/portal/stack.ts'

const everybody = [...endpoints.map(({ name }) => name), ...Object.keys(workers)]

describe('the recorded calls of every function', () => {
  const recorder = rightsRecorder()
  let stack: Stack
  beforeAll(async () => {
    stack = await openStack()
    await replayEveryCall(stack, recorder)
  })
  afterAll(() => stack.close())

  test('include every endpoint and worker', () => {
    expect(recorder.callers().sort()).toEqual([...everybody].sort())
  })

  test('are in the list that `npm run check` reads; `--update` writes it', async () => {
    const lines = everybody.map((name) => `${lineOfRights(name, recorder.usedBy(name))}\n`)
    await expect(lines.join('')).toMatchFileSnapshot(usedRightsFile)
  })

  test.each(everybody)('%s uses exactly the rights that it is granted', (name) => {
    const [used, granted] = [recorder.usedBy(name), grantedTo([name])]
    const cure =
      'Change its line in infra/aws/permissions/endpoints/; the names of grants stand in infra/aws/permissions/grants/.'
    expect({ usedButNotGranted: used.filter((right) => !granted.includes(right)) }, cure).toEqual({
      usedButNotGranted: [],
    })
    expect({ grantedButNotUsed: granted.filter((right) => !used.includes(right)) }, cure).toEqual({
      grantedButNotUsed: [],
    })
  })

  test.each(everybody)(
    '%s is allowed its transactions, whether their keys are read one by one, together, or all for each action',
    (name) => {
      const refused = refusedBy(rightsOf([name]))
      for (const call of recorder.callsOf(name))
        expect([call, refused(call)]).toEqual([call, { oneByOne: [], together: [], onAllKeys: [] }])
    },
  )
})

test('only the endpoints that sign something may read a signing key, each its own', () => {
  const readers = (key: string) =>
    everybody.filter((name) => grantedTo([name]).some((right) => right.includes(key)))
  expect(readers('applicant-signing-key').sort()).toEqual([
    'auth.login',
    'auth.passkeyLogin',
    'auth.register',
    'walkIns.open',
  ])
  expect(readers('staff-signing-key').sort()).toEqual(['adminAuth.login', 'adminAuth.passkeyLogin'])
  expect(readers('register-signing-key').sort()).toEqual([
    'certificates.prepare',
    'certificates.prepareMany',
    'certificates.replace',
  ])
  expect(readers('letter-signing-key').sort()).toEqual([
    'ownPlaces.card',
    'ownRegistration.statement',
    'proposals.act',
  ])
  expect(readers('check-signing-key').sort()).toEqual(['checks.create', 'register.letter'])
  expect(readers('log-signing-key')).toEqual(['send-emails', 'sweep-uploads'])
})
