import { expect, test } from 'vitest'
import { aRenewal } from '#tests/support/calls/example-bodies.ts'
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

test('an entry lists the applications of its holder, each once', async () => {
  const first = await register.submittedCase()
  const { number } = await register.registration({ holder: first.id })
  const own = { token: first.token, params: { id: 'me' } }
  const applications = async () =>
    (await register.reception.ask('registrations.get', { params: { number } })).body.data.applications
  const entry = { reference_no: first.form.reference_no, application_title: 'Registration' }
  expect(await applications()).toMatchObject([{ ...entry, status: 'submitted' }])
  await register.stack.invoke('applicantForm.withdraw', own)
  await register.stack.invoke('applicantForm.startAgain', own)
  const withdrawn = { ...entry, status: 'withdrawn' }
  expect(await applications()).toMatchObject([withdrawn])
  const { body } = await register.stack.invoke('applicantForm.create', { token: first.token, body: aRenewal })
  const { reference_no } = body.data
  expect(await applications()).toMatchObject([{ reference_no, status: 'submitted' }, withdrawn])
})

test('a number that was never given is not found', async () => {
  const { status } = await register.reception.ask('registrations.get', { params: { number: 'Z-1' } })
  expect(status).toBe(404)
})
