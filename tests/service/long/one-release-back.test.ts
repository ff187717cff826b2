/** One release back is safe: yesterday's pages work on today's service, and each of the two reads what the other has stored. */
import { expect, test } from 'vitest'
import { lastKeptService } from '#tests/release/kept-folder.ts'
import { keepService } from '#tests/release/service/kept-service.ts'
import { breaksBetween } from '#tests/release/service/one-back.ts'
import { openStack } from '#tests/support/portal/stack.ts'

const now = await keepService(await openStack())

test('from the last version that was kept, or from this one', async () => {
  expect(await breaksBetween(lastKeptService() ?? now.kept, now)).toEqual([])
})

// biome-ignore lint/suspicious/noExplicitAny: a version in which one thing was another
type Was = (before: any) => void

test.each<[string, Was, unknown]>([
  [
    'a page asks at an address that is gone',
    ({ calls }) => {
      calls['cases.act'].address = 'POST /api/admin/cases/{id}/do'
    },
    'Pages of the version before are refused: cases.act: nothing answers POST /api/admin/cases/{id}/do',
  ],
  [
    'a page sends no member that is required now',
    ({ calls }) => {
      calls['contactInformation.create'].event.body =
        '{"residential":"1 Mall Road","permanent":"1 Mall Road"}'
    },
    'Pages of the version before are refused: contactInformation.create: {"errors":{"city":["Enter your city"]}}',
  ],
  [
    'a page sends a member that is unknown now',
    ({ calls }) => {
      calls['register.search'].event.queryStringParameters.district = 'Lahore'
    },
    'Pages of the version before are refused: register.search: {"errors":{"district":["This field is not known"]}}',
  ],
  [
    'a page reads a member that is not answered any more',
    ({ calls }) => {
      const { data } = calls['contactInformation.update'].reads.properties
      data.properties.district = { type: 'string' }
      data.required.push('district')
    },
    'Pages of the version before cannot read: contactInformation.update data.district: Invalid input: expected string, received undefined',
  ],
  [
    'a record has a status that the version before does not know',
    ({ records }) => {
      const { stage } = records['USER# ~CASE'].reads.properties
      stage.enum = stage.enum.filter((one: string) => one !== 'in-review')
    },
    expect.stringMatching(/^The version before cannot read: USER# ~CASE stage: Invalid option/),
  ],
  [
    'a record lacks a member that is required now',
    ({ records }) => {
      for (const item of records['REGISTRATION# ENTRY'].items) delete item.valid_until
    },
    'This version cannot read: REGISTRATION# ENTRY valid_until: Invalid input: expected string, received undefined',
  ],
])('%s', async (_what, was, told) => {
  const before = structuredClone(now.kept)
  was(before)
  expect(await breaksBetween(before, now)).toEqual([told])
})
