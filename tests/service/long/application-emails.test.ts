/** What an applicant reads of each step of their application, in the e-mails as they left. */
import { expect, test } from 'vitest'
import type { CaseEmail } from '#functions/platform/outbox/stored-email.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { aCouncil } from '#tests/support/cases/council.ts'
import { endUnpaid, unpaidNight } from '#tests/support/cases/unpaid-renewals.ts'
import { bankImportsOf } from '#tests/support/people/bank-imports.ts'
import { openStackWithEmails, type StackWithEmails } from '#tests/support/people/stack-with-emails.ts'

let instant = new Date('2026-11-20T05:00:00.000Z')
const setting = await openStackWithEmails({ clock: () => instant })
const clerk = await setting.staffMember('reception', 'reviewer', 'accounts', 'registrar')
const other = await setting.staffMember('reviewer', 'registrar')
const registrar = await setting.staffMember('registrar')
const { councilSettings } = setting.services
const author = clerkOf({ id: clerk.id, account: clerk } as never)
await councilSettings.change(await councilSettings.read(), aCouncil, author, {
  requestId: 'filled-in',
  now: instant,
})

type Application = Awaited<ReturnType<StackWithEmails['submittedCase']>>

/** Every step has an instant of its own. */
const later = () => {
  instant = new Date(instant.getTime() + 60_000)
}

const newest = async ({ person }: Application) => (await setting.emailsTo(person.email))[0]!

const asApplicant = ({ token }: Application, name: string, body?: object) =>
  setting.stack.invoke(name, { token, params: { id: 'me' }, ...(body && { body }) })

const receiveAll = async ({ id }: Application) => {
  for (const { document, copies } of checklistOf('Registration'))
    await clerk.ask('cases.receive', { params: { id }, body: { document, copies } })
}

const city = 'contact_information.city'
const returnCity = ({ id }: Application) =>
  clerk.act(id, 'return', { corrections: [{ item: city, reason: 'other', words: 'Kasur & <b>Lahore</b>?' }] })

const ofTwo = async ({ id }: Application, action: string) => {
  await clerk.act(id, action, { reason: 'By mistake' })
  await other.act(id, action)
}

const correctTypingError = async ({ id }: Application) => {
  const body = { item: city, value: 'Kasur', reason: 'Typing error' }
  const proposed = await clerk.ask('cases.proposeCorrection', { params: { id }, body })
  const proposal = proposed.body.data.review.proposals[0].id
  await other.ask('cases.settleCorrection', { params: { id, proposal }, body: { action: 'confirm' } })
}

interface Step {
  act: (application: Application) => Promise<unknown>
  subject: string
  /** What stands in the text. */
  says: (application: Application) => string[]
  /** Where its link leads. */
  link: string
  /** The case before the step; submitted when absent. */
  from?: 'ready' | 'renewal'
}

const nothing = async () => {}

const steps: Record<CaseEmail, Step> = {
  'application-submitted': {
    act: nothing,
    subject: 'Your application has been submitted',
    says: ({ form }) => [
      'The council received your application for registration on 20-11-2026.',
      'The council still needs these before it can decide. Add them in the portal:\n\n- CNIC',
      `Fee to pay: Rs. ${form.fee_amount}/- (a sample fee, not the council’s figure)`,
      `Voucher number: ${formatVoucherNumber(form.voucher_number)}`,
      '- Have your documents attested by a 17 Grade officer',
      'Where to hand in your papers: 2-A Birdwood Road, Jail Road, Lahore. Open Monday to Friday, 9 am to 4 pm.',
      'Print the form and fee vouchers:\n',
    ],
    link: '/printOut/new',
  },
  'fee-received': {
    act: (application) => clerk.act(application.id, 'verify-fee', setting.payment(application)),
    subject: 'Your fee has been received',
    says: ({ fee }) => [`The council has received your fee: Rs. ${fee}/-, paid on 20-11-2026.`],
    link: '/user-documents#cnic_front_image',
  },
  'papers-received': {
    act: receiveAll,
    subject: 'Your papers have been received',
    says: () => ['The council has received all the papers on your checklist.'],
    link: '/printOut/new',
  },
  'application-returned': {
    act: returnCity,
    subject: 'Your application needs corrections',
    says: () => ['asks you to change 1 thing:\n\n- City: Kasur & <b>Lahore</b>?', 'Correct 1 thing:\n'],
    link: '/registration/new',
  },
  'return-recalled': {
    act: async (application) => {
      await returnCity(application)
      later()
      await clerk.act(application.id, 'recall-return')
    },
    subject: 'You do not need to correct anything now',
    says: () => ['It does not ask for that any more'],
    link: '/printOut/new',
  },
  'application-resubmitted': {
    act: async (application) => {
      await returnCity(application)
      later()
      await asApplicant(application, 'contactInformation.update', { city: 'Kasur' })
      await asApplicant(application, 'applicantForm.resubmit')
    },
    subject: 'Your corrections have been received',
    says: () => ['The council has received your corrections. You changed:\n\n- City\n'],
    link: '/printOut/new',
  },
  'typing-error-corrected': {
    act: correctTypingError,
    subject: 'A typing error in your application was corrected',
    says: () => ['corrected a typing error in your application:\n\n- City\n'],
    link: '/printOut/new',
  },
  'application-declined': {
    act: async ({ id }) => {
      await clerk.act(id, 'start-review')
      await clerk.act(id, 'decline', { reason: 'The degree is not recognised.\nAsk your university.' })
    },
    subject: 'Your application has been declined',
    says: () => [
      'The reason is:\n\nThe degree is not recognised.\nAsk your university.\n',
      'Start a new application:',
    ],
    link: '/registration/new',
  },
  'application-reopened': {
    act: async (application) => {
      await clerk.act(application.id, 'start-review')
      await clerk.act(application.id, 'decline', { reason: 'No' })
      await ofTwo(application, 'reopen')
    },
    subject: 'Your application has been opened again',
    says: () => [
      'The council has opened your application again.\n\nA reviewer is comparing',
      '- The council writes to you when it needs',
    ],
    link: '/printOut/new',
  },
  'application-withdrawn': {
    act: (application) => asApplicant(application, 'applicantForm.withdraw'),
    subject: 'Your application has been withdrawn',
    says: () => ['You withdrew your application on 20-11-2026.'],
    link: '/registration/new',
  },
  'renewal-unpaid': {
    act: ({ form }) => unpaidNight(form.pay_by, setting.services),
    subject: 'Your renewal is not paid yet',
    says: ({ form }) => [
      'You handed in a renewal on 20-11-2026. It is not paid yet as far as the council knows.',
      'If it is not paid by 19-01-2027, it ends by itself; what you typed and uploaded is kept.',
      `Fee to pay: Rs. ${form.fee_amount}/-`,
    ],
    link: '/printOut/renewal',
    from: 'renewal',
  },
  'application-ended-unpaid': {
    act: (application) => endUnpaid(application, setting.services),
    subject: 'Your renewal has ended because it was not paid',
    says: () => ['was not paid in time and has ended by itself', 'You may begin it again at any time.'],
    link: '/registration/renewal',
    from: 'renewal',
  },
  'application-approved': {
    act: ({ id }) => registrar.act(id, 'approve'),
    subject: 'Your application has been approved',
    says: () => [
      'has approved your application.',
      '\nRegistration number: ',
      'What happens next: The council writes to you when the certificate',
    ],
    link: '/registration/new',
    from: 'ready',
  },
  'certificate-ready': {
    act: async ({ id }) => {
      await registrar.act(id, 'approve')
      await setting.prepareCertificate(id)
      await clerk.act(id, 'certificate-ready')
    },
    subject: 'Your certificate is ready',
    says: () => [
      'Monday to Thursday, 2:30 pm to 4:30 pm, with the stamped acknowledgement slip and your original CNIC',
      'Where to come: 2-A Birdwood Road, Jail Road, Lahore.',
    ],
    link: '/registration/new',
    from: 'ready',
  },
  'certificate-collected': {
    act: async ({ id }) => {
      await registrar.act(id, 'approve')
      await setting.prepareCertificate(id)
      await clerk.act(id, 'certificate-ready')
      await clerk.act(id, 'collect', { cnic_seen: true, reason: 'Papers were seen' })
    },
    subject: 'Your certificate has been collected',
    says: () => [
      'You collected your certificate on 20-11-2026.',
      'What happens next: Keep the certificate safe.',
    ],
    link: '/registration/new',
    from: 'ready',
  },
  'step-reversed': {
    act: async (application) => {
      await clerk.act(application.id, 'verify-fee', setting.payment(application))
      later()
      await ofTwo(application, 'reverse-fee')
    },
    subject: 'Your fee has to be checked again',
    says: () => ['It has taken that back, and the fee has to be verified again.'],
    link: '/printOut/new',
  },
  'fee-short': {
    act: async ({ id, fee }) => {
      const challan_no = await bankImportsOf(clerk).deposited({ amount: fee - 500 })
      await clerk.ask('deposits.match', { body: { challan_no, id, part: true } })
    },
    subject: 'A part of your fee is still to be paid',
    says: ({ fee }) => [`The council has received Rs. ${fee - 500}/-;`, 'Still to pay: Rs. 500/-'],
    link: '/printOut/new',
  },
  'instrument-returned': {
    act: async ({ id, fee, form }) => {
      const instrument = { instrument: 'Pay order', bank: 'HBL', number: `PO-${id}`.slice(0, 30) }
      const body = { ...instrument, dated: '2026-11-20', amount: fee, application: form.reference_no }
      const { serial } = (await clerk.ask('receipts.take', { body })).body.data
      later()
      await clerk.ask('receipts.end', { params: { serial }, body: { as: 'returned', reason: 'Not signed' } })
    },
    subject: 'The bank has not paid your pay order',
    says: () => ['Your fee is still to be paid.'],
    link: '/printOut/new',
  },
  'fee-refunded': {
    act: async (application) => {
      await clerk.act(application.id, 'verify-fee', setting.payment(application, 'CH-REFUND'))
      later()
      const to = { payee: 'A payer', account: 'Pay order 12', amount: application.fee }
      const body = { challan_no: 'CH-REFUND', reason: 'Withdrawn', to }
      await clerk.ask('refunds.propose', { body })
      await setting.confirmAll()
    },
    subject: 'Your fee has been refunded',
    says: ({ fee }) => [
      `The council has refunded your fee (Rs. ${fee}/-, challan CH-REFUND). It no longer counts as paid.`,
    ],
    link: '/printOut/new',
  },
}

/** What the same e-mail says in Urdu. */
const inUrdu: Record<CaseEmail, (application: Application) => string> = {
  'application-submitted': ({ form }) =>
    `قابلِ ادائیگی فیس: \u2068Rs. ${form.fee_amount}/-\u2069 (یہ نمونے کی فیس ہے، کونسل کی مقرر کردہ نہیں)`,
  'fee-received': ({ fee }) => `- \u2068Rs. ${fee}/-\u2069، ادائیگی کی تاریخ \u206820-11-2026\u2069`,
  'papers-received': () => 'تمام کاغذات موصول ہو گئے ہیں۔',
  'application-returned': () => 'یہ درستی کریں:\n\n- \u2068City: Kasur & <b>Lahore</b>?\u2069',
  'return-recalled': () => 'آپ کو کچھ تبدیل نہیں کرنا۔',
  'application-resubmitted': () => 'آپ نے یہ تبدیل کیا:\n\n- \u2068City\u2069',
  'typing-error-corrected': () => 'غلطی درست کی ہے:\n\n- \u2068City\u2069\n',
  'application-declined': () =>
    'وجہ یہ ہے:\n\n\u2068The degree is not recognised.\u2069\n\u2068Ask your university.\u2069',
  'application-reopened': () => 'کونسل نے آپ کی درخواست دوبارہ کھول دی ہے۔',
  'application-withdrawn': () => 'آپ نے \u206820-11-2026\u2069 کو اپنی درخواست واپس لے لی۔',
  'renewal-unpaid': () => 'اگر فیس \u206819-01-2027\u2069 تک ادا نہ ہوئی',
  'application-ended-unpaid': () => 'ادائیگی کی آخری تاریخ: \u206819-01-2027\u2069',
  'application-approved': () => 'کونسل نے آپ کی درخواست منظور کر لی ہے۔',
  'certificate-ready': () => 'خود کونسل آئیں: پیر سے جمعرات، دوپہر 2:30 سے شام 4:30 تک۔',
  'certificate-collected': () => 'آپ نے \u206820-11-2026\u2069 کو اپنا سرٹیفکیٹ وصول کیا۔',
  'step-reversed': () => 'فیس کی دوبارہ تصدیق ہونی ہے۔',
  'fee-short': () => 'باقی رقم: \u2068Rs. 500/-\u2069',
  'instrument-returned': () => 'آپ کی فیس ابھی واجب الادا ہے۔',
  'fee-refunded': ({ fee }) => `\u2068Rs. ${fee}/-\u2069، چالان \u2068CH-REFUND\u2069`,
}

/** Each step that can be taken back has its own words. */
const otherReversals: Record<string, Step> = {
  'approval taken back': {
    act: async (application) => {
      await registrar.act(application.id, 'approve')
      later()
      await ofTwo(application, 'reverse-approval')
    },
    subject: 'The approval of your application has been taken back',
    says: () => ['Until then the application is not approved.', 'A registrar decides'],
    link: '/registration/new',
    from: 'ready',
  },
  'certificate taken back': {
    act: async (application) => {
      await registrar.act(application.id, 'approve')
      await setting.prepareCertificate(application.id)
      await clerk.act(application.id, 'certificate-ready')
      later()
      await ofTwo(application, 'reverse-certificate')
    },
    subject: 'Your certificate is not ready yet',
    says: () => ['Please do not come for it until the council tells you again.'],
    link: '/registration/new',
    from: 'ready',
  },
  'collection taken back': {
    act: async (application) => {
      await registrar.act(application.id, 'approve')
      await setting.prepareCertificate(application.id)
      await clerk.act(application.id, 'certificate-ready')
      await clerk.act(application.id, 'collect', { cnic_seen: true, reason: 'Papers were seen' })
      later()
      await ofTwo(application, 'reverse-collection')
    },
    subject: 'Your certificate is recorded as not collected',
    says: () => ['the certificate is recorded as not collected', 'Monday to Thursday'],
    link: '/registration/new',
    from: 'ready',
  },
}

test.each(Object.entries({ ...steps, ...otherReversals }))(
  'the e-mail of the step %s says what happened and what is next',
  async (kind, step) => {
    const application =
      step.from === 'ready'
        ? await setting.readyCase()
        : await setting.submittedCase({
            title: step.from === 'renewal' ? 'Renewal' : 'Registration',
            withDocuments: false,
          })
    later()
    await step.act(application)
    const { subject, text, html } = await newest(application)
    expect(subject).toBe(step.subject)
    for (const words of [`Dear ${application.person.name},`, ...step.says(application)])
      expect(text).toContain(words)
    if (kind in inUrdu) expect(text).toContain(inUrdu[kind as CaseEmail](application))
    expect(text).toContain(`\n\nReference number: ${application.form.reference_no}\n`)
    expect(text).toContain(`:\n${setting.services.config.BASE_URL}${step.link}\n`)
    expect(html).toContain(`<a href="${setting.services.config.BASE_URL}${step.link}"`)
  },
)

test('the refund of a former application is told with its own reference, and nothing of the present one', async () => {
  const application = await setting.submittedCase({ withDocuments: false })
  const { id, fee, form } = application
  const { payment } = setting.payment(application)
  await clerk.act(id, 'verify-fee', { payment })
  await clerk.act(id, 'start-review')
  await registrar.act(id, 'decline', { reason: 'No degree' })
  await asApplicant(application, 'applicantForm.startAgain')
  const sent = { application_title: 'Registration' }
  await setting.stack.invoke('applicantForm.create', { token: application.token, body: sent })
  later()
  const to = { payee: 'A payer', account: 'Pay order 12', amount: fee }
  const body = { challan_no: payment.challan_no, reason: 'Withdrawn', to }
  await clerk.ask('refunds.propose', { body })
  await setting.confirmAll()
  const { subject, text } = await newest(application)
  expect(subject).toBe('Your fee has been refunded')
  expect(text).toContain(`It no longer counts as paid. If you did not ask for it, tell the council.`)
  expect(text).toContain(`\n\nReference number: ${form.reference_no}\n`)
  expect(text).not.toContain('/printOut/new')
})

test('a fee that was paid in two parts is received with both', async () => {
  const application = await setting.submittedCase({ withDocuments: false })
  const { id, fee } = application
  const challan_no = await bankImportsOf(clerk).deposited({ amount: fee - 500, paid_on: '2026-11-19' })
  await clerk.ask('deposits.match', { body: { challan_no, id, part: true } })
  later()
  await clerk.act(id, 'verify-fee', setting.payment({ ...application, fee: 500 }))
  const { subject, text } = await newest(application)
  expect(subject).toBe('Your fee has been received')
  expect(text).toContain(
    `your fee: Rs. ${fee}/- in two parts: Rs. ${fee - 500}/-, paid on 19-11-2026; and Rs. 500/-, paid on 20-11-2026.`,
  )
})

test('a renewal that is approved is called renewed', async () => {
  const application = await setting.readyCase({ title: 'Renewal' })
  await registrar.act(application.id, 'approve')
  const { subject, text } = await newest(application)
  expect(subject).toBe('Your registration has been renewed')
  expect(text).toMatch(/Now valid until: \d\d-\d\d-\d{4}/)
  expect(text).toContain('\nRegistration number: B 778\n')
})

test('what people typed is text in the HTML, and not sent at all to an address that nobody has confirmed', async () => {
  const confirmed = await setting.submittedCase({ withDocuments: false })
  await returnCity(confirmed)
  expect((await newest(confirmed)).html).toContain('City: Kasur &#38; &#60;b&#62;Lahore&#60;/b&#62;?')

  const application = await setting.submittedCase({ withDocuments: false, confirmed: false })
  await returnCity(application)
  const returned = await newest(application)
  expect(returned.text).toContain('- City: See the note')
  await clerk.act(application.id, 'decline', { reason: 'Kasur & Lahore' })
  const declined = await newest(application)
  expect(declined.text).toContain('You can read the reason in the portal.')
  for (const { text } of [returned, declined])
    for (const typed of [application.person.name, 'Kasur']) expect(text).not.toContain(typed)
})
