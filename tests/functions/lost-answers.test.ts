/** An answer of the database that gets lost must not turn into a false refusal or a second effect. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApplicant, aPerson } from '#tests/support/people.ts'
import { lostAnswers } from '#tests/support/recorder.ts'
import { openStack, type Stack } from '#tests/support/stack.ts'

const faults = lostAnswers()
let stack: Stack
beforeAll(async () => {
  stack = await openStack({ plugin: faults.plugin as never })
})
afterAll(() => stack.close())

test('registering, creating and changing each take effect once and say so', async () => {
  const { invoke } = stack
  faults.plan('TransactWriteItemsCommand')
  const registered = await invoke('auth.register', { body: aPerson() })
  const { token } = registered.body.data
  faults.plan('TransactWriteItemsCommand')
  const created = await invoke('applications.create', { token, body: anApplicant() })
  faults.plan('UpdateItemCommand')
  const changed = await invoke('applications.update', {
    token,
    params: { id: 'me' },
    body: { domicile: 'Kasur' },
  })

  expect(faults.left()).toBe(0)
  expect([registered.status, created.status, changed.status]).toEqual([201, 201, 200])
  expect(changed.body.data.version).toBe(2)
})
