/** What a cold start of a function reads before its first call. */
import { expect, test } from 'vitest'
import { warmTable } from '#functions/handler/entry.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'
import { openStack } from '#tests/support/portal/stack.ts'

test('warming up reads the public keys before the first token is checked', async () => {
  const recorder = capacityRecorder()
  const { services, invoke, close } = await openStack({ plugin: recorder.plugin as never })
  const { token, user } = (await invoke('auth.register', { body: aPerson() })).body.data

  const warming = await recorder.during(() => warmTable(services, 'applicant'))
  const verifying = await recorder.during(async () => {
    expect((await services.tokens.verify('applicant', token, new Date())).sub).toBe(user.id)
  })

  expect(warming.map(({ command }) => command)).toEqual(['GetItemCommand'])
  expect(verifying).toEqual([])
  await close()
})
