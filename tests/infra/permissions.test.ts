/** Rights against use: what the functions ask AWS for is what the words say (`stacks/permissions.ts`: what templates grant). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#shared/contract/index.ts'
import { everyCall } from '#tests/support/calls/every-call.ts'
import { rightsRecorder, said } from '#tests/support/calls/rights.ts'
import { openStack, type Stack } from '#tests/support/portal/stack.ts'

const everybody = [...endpoints.map(({ name }) => name), 'send-emails', 'sweep-uploads']

describe('calls', () => {
  const recorder = rightsRecorder()
  let stack: Stack
  beforeAll(async () => {
    stack = await openStack()
    await everyCall(stack, recorder)
  })
  afterAll(() => stack.close())

  test('are made of every endpoint and worker', () => {
    expect(recorder.callers().sort()).toEqual([...everybody].sort())
  })

  test.each(everybody)('%s uses exactly what it is given', (name) => {
    expect(recorder.usedBy(name)).toEqual(said([name]))
  })
})

test('only who signs somebody in may read a signing key, and only their own kind of key', () => {
  const readers = (key: string) =>
    everybody.filter((name) => said([name]).some((right) => right.includes(key)))
  expect(readers('applicant-signing-key').sort()).toEqual(['auth.login', 'auth.register'])
  expect(readers('staff-signing-key')).toEqual(['adminAuth.login'])
})
