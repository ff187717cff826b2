/** Which e-mails about an application are sent when steps are taken back, repeated or follow each other fast. */
import { describe, expect, test } from 'vitest'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import { openStackWithEmails, type StackWithEmails } from '#tests/support/people/stack-with-emails.ts'

let instant = new Date('2026-11-20T05:00:00.000Z')
const setting = await openStackWithEmails({ clock: () => instant })
const clerk = await setting.staffMember('reception', 'reviewer', 'accounts', 'registrar')

type Application = Awaited<ReturnType<StackWithEmails['submittedCase']>>

/** Every step has an instant of its own. */
const later = () => {
  instant = new Date(instant.getTime() + 60_000)
}

const asApplicant = ({ token }: Application, name: string, body?: object) =>
  setting.stack.invoke(name, { token, params: { id: 'me' }, ...(body && { body }) })

const receiveAll = async ({ id }: Application) => {
  for (const { document, copies } of checklistOf('Registration'))
    await clerk.ask('cases.receive', { params: { id }, body: { document, copies } })
}

const returnCity = ({ id }: Application) =>
  clerk.act(id, 'return', {
    corrections: [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }],
  })

describe('an e-mail that is late', () => {
  const subjectsOf = async ({ person }: Application) =>
    (await setting.emailsTo(person.email)).map(({ subject }) => subject)

  test('is not sent when its step was taken back or another one took its place', async () => {
    const application = await setting.submittedCase({ withDocuments: false })
    await setting.emailsTo(application.person.email)
    await returnCity(application)
    later()
    await clerk.act(application.id, 'recall-return')
    later()
    await returnCity(application)
    later()
    await clerk.act(application.id, 'decline', { reason: 'No' })
    expect(await subjectsOf(application)).toEqual([
      'Your application has been declined',
      'Your application has been submitted',
    ])
  })

  test('says nothing of another application than its own', async () => {
    const application = await setting.submittedCase({ withDocuments: false })
    await asApplicant(application, 'applicantForm.withdraw')
    later()
    await asApplicant(application, 'applicantForm.startAgain')
    const again = await asApplicant(application, 'applicantForm.create', {
      application_title: 'Registration',
    })
    expect(again.status).toBe(201)
    const emails = await setting.emailsTo(application.person.email)
    const about = emails.filter(({ text }) => text.includes('Reference number'))
    expect(about.map(({ subject }) => subject)).toEqual(['Your application has been submitted'])
    expect(about[0]?.text).toContain(again.body.data.reference_no)
  })
})

test('an e-mail that is sent after a further step tells its own step, and nothing of the later one', async () => {
  const application = await setting.submittedCase({ withDocuments: false })
  await setting.emailsTo(application.person.email)
  await clerk.act(application.id, 'verify-fee', setting.payment(application))
  later()
  await returnCity(application)
  const emails = await setting.emailsTo(application.person.email)
  const text = emails.find(({ subject }) => subject === 'Your fee has been received')?.text
  expect(text).toContain('The council has received your fee')
  expect(text).not.toMatch(/to be corrected|What happens next/)
})

test('a step that is sent again has one e-mail, and papers that are counted again have none', async () => {
  const application = await setting.submittedCase({ withDocuments: false })
  const key = { 'Idempotency-Key': 'once-and-no-more' }
  const payment = setting.payment(application)
  for (const _ of [1, 2]) await clerk.act(application.id, 'verify-fee', payment, key)
  await receiveAll(application)
  await receiveAll(application)
  const subjects = (await setting.emailsTo(application.person.email)).map(({ subject }) => subject)
  for (const subject of ['Your fee has been received', 'Your papers have been received'])
    expect(subjects.filter((one) => one === subject)).toEqual([subject])
})
