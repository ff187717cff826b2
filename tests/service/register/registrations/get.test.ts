import { expect, test } from 'vitest'
import { aProposedStanding } from '#tests/support/cases/registrations.ts'
import { openRegisterStack } from '#tests/support/register/register-stack.ts'

const register = await openRegisterStack()

test('staff read an entry whole: its papers, what waits, and what may be proposed', async () => {
  const { number, cnic } = await register.registration()
  await register.ask('prepare', number)
  await register.ask('replace', number, { serial: 1, reason: 'lost' })
  const registrar = await register.staffMember('registrar')
  const read = async (spelling = number) =>
    (await registrar.ask('registrations.get', { params: { number: spelling } })).body.data
  const { papers, version, ...file } = await read(number.replace('-', ' ').toLowerCase())
  expect(file).toMatchObject({
    ...{ number, cnic, standing: 'active', certificates: 2 },
    ...{ possible_acts: ['suspend', 'remove', 'note-death'], waiting: null },
  })
  expect(papers).toMatchObject([
    { serial: `${number}/2`, void: null },
    { serial: `${number}/1`, void: { reason: 'lost' } },
  ])
  const body = aProposedStanding({ version, since: '2026-11-22' })
  await registrar.ask('registrations.proposeStanding', { params: { number }, body })
  expect((await read()).waiting).toMatchObject({ by: registrar.name })
})

test('a number that was never given is not found', async () => {
  const { status } = await register.reception.ask('registrations.get', { params: { number: 'Z-1' } })
  expect(status).toBe(404)
})
