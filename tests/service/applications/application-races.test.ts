/** What is decided rests on what is on file: an applicant's writes and the acts on the application at the same time, many times. */
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { calculateFee, sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { correctionReasons } from '#shared/vocabulary/applications.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  intermediate,
  masters,
  matriculation,
  pharmacyDegree,
} from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

/** The nightly run takes more of them. */
const tries = Number(process.env.RACE_TRIES ?? 8)
const me = { id: 'me' }
const [early, late] = ['2014-08-14', '2026-06-01'] as const // years of lateness make the first one dearer

const staffStack = await openStaffStack()

const as = (token: string) => (name: string, body?: object) =>
  staffStack.stack.invoke(name, { token, params: me, ...(body && { body }) })
type Ask = ReturnType<typeof as>

/** Somebody who has filled in everything and not submitted yet. */
const aReadyApplicant = async () => {
  const { token, user } = (await staffStack.stack.invoke('auth.register', { body: aPerson() })).body.data
  const ask = as(token)
  await ask('applications.create', anApplicant())
  await ask('contactInformation.create', aContact())
  for (const level of [matriculation, intermediate, pharmacyDegree])
    await ask('qualificationInformation.create', aQualification(level))
  return { id: user.id as string, ask }
}

/** Both at once; in each try the second begins a little later. */
const atOnce = async <One, Other>(index: number, one: () => Promise<One>, other: () => Promise<Other>) =>
  Promise.all([one(), setTimeout((index % 8) * 3).then(other)])

const changeDegree = (ask: Ask) => () =>
  ask('qualificationInformation.update', {
    qualification_level: pharmacyDegree,
    degree_issue_date: late,
    year_of_passing: '2026',
  })
const submit = (ask: Ask) => () => ask('applicantForm.create', { application_title: 'Registration' })

/** What the file says now, and the fee by it. */
const onFile = async (ask: Ask) => {
  const {
    application_form: form,
    applicant,
    qualification_information: levels,
  } = (await ask('auth.user')).body.data
  const { degree_issue_date } = levels.at(-1)
  const { amounts } = calculateFee(sampleFeeSchedule, degree_issue_date, dayInKarachi(new Date()))
  return { form, applicant, degree_issue_date, fee: amounts['New Registration'] }
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

test('the fee of a submission is the one of the degree date on file', async () => {
  for (let index = 0; index < tries; index++) {
    const { ask } = await aReadyApplicant()
    const [sent, changed] = await atOnce(index, submit(ask), changeDegree(ask))
    const { form, fee, degree_issue_date } = await onFile(ask)
    expect([sent.status, form.fee_amount]).toEqual([201, fee])
    expect([changed.status, degree_issue_date]).toEqual(changed.status === 200 ? [200, late] : [422, early])
  }
})

test('the queue names the person on file', async () => {
  for (let index = 0; index < tries; index++) {
    const { id, ask } = await aReadyApplicant()
    await atOnce(index, submit(ask), () => ask('applications.update', { name: 'Somebody Else' }))
    const { applicant } = await onFile(ask)
    expect((await staffStack.services.cases.read(id, true))?.name).toBe(applicant.name)
  }
})

test('a record that is added while an application is submitted is part of it, or refused', async () => {
  for (let index = 0; index < tries; index++) {
    const { ask } = await aReadyApplicant()
    const added = aQualification(masters)
    const [, answer] = await atOnce(index, submit(ask), () => ask('qualificationInformation.create', added))
    expect([201, 409]).toContain(answer.status)
    const { body } = await ask('auth.user')
    expect(body.data.qualification_information).toHaveLength(answer.status === 201 ? 4 : 3)
  }
})

test('two submissions at once are one', async () => {
  const { ask } = await aReadyApplicant()
  const answers = await Promise.all([submit(ask)(), submit(ask)(), submit(ask)()])
  expect(statuses(answers)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
})

const returned = async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  const reviewer = await staffStack.staffMember('reviewer')
  const [reason] = Object.keys(correctionReasons)
  const corrections = ['qualification_information.3.degree_issue_date', 'contact_information.city'].map(
    (item) => ({ item, reason, words: '' }),
  )
  await reviewer.act(application.id, 'return', { corrections })
  const ask = as(application.token)
  await ask('contactInformation.update', { city: 'Kasur' })
  await ask('qualificationInformation.update', {
    qualification_level: pharmacyDegree,
    degree_issue_date: '2015-02-03',
  })
  return { ...application, ask }
}

test('the fee after a resubmission is the one of the degree date on file', async () => {
  for (let index = 0; index < tries; index++) {
    const { ask } = await returned()
    const correct = () =>
      ask('qualificationInformation.update', {
        qualification_level: pharmacyDegree,
        degree_issue_date: '2026-06-01',
      })
    const [again] = await atOnce(index, () => ask('applicantForm.resubmit'), correct)
    const { form, fee } = await onFile(ask)
    expect([200, 409]).toContain(again.status)
    if (form.status === 'resubmitted') expect(form.fee_amount).toBe(fee)
  }
})

test('of a withdrawal and an approval at once one succeeds', async () => {
  const registrar = await staffStack.staffMember('registrar')
  for (let index = 0; index < Math.ceil(tries / 3); index++) {
    const { id, token } = await staffStack.readyCase()
    const answers = await atOnce(
      index,
      () => as(token)('applicantForm.withdraw'),
      () => registrar.act(id, 'approve'),
    )
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1)
    const review = await staffStack.services.cases.read(id, true)
    const { form } = await onFile(as(token))
    expect([form.status, form.registration_number !== null]).toEqual([
      review?.status,
      review?.status === 'approved',
    ])
  }
})
