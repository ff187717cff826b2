import { expect, test } from 'vitest'
import { sampleTerm } from '#shared/register/rules/terms.ts'
import { aProposedTerm } from '#tests/support/cases/registrations.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

test('until the council has its own term the sample applies; what is proposed is listed beside it', async () => {
  const staffStack = await openStaffStack()
  const registrar = await staffStack.staffMember('registrar')
  const list = async () => (await registrar.ask('terms.list')).body.data
  expect(await list()).toMatchObject({ terms: [{ ...sampleTerm, version: 1 }], waiting: [] })
  await registrar.ask('terms.propose', { body: aProposedTerm() })
  const title =
    'New term from 01-07-2097: 3 years; renewal from 60 days before the end; 30 days of grace; removed 365 days after the end'
  expect((await list()).waiting).toEqual([{ first_day: '2097-07-01', title, by: registrar.name }])
  await staffStack.confirmAll()
  const { terms, waiting } = await list()
  expect([terms.map(({ name }: { name: string }) => name), waiting]).toEqual([
    ['Term 2097', sampleTerm.name],
    [],
  ])
  expect(await staffStack.services.terms.on('2097-06-30')).toEqual(sampleTerm)
  expect(await staffStack.services.terms.on('2097-07-01')).toMatchObject({ name: 'Term 2097', sample: false })
})
