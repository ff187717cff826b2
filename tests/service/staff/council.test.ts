import { expect, test } from 'vitest'
import { contactPage } from '#functions/staff/use-cases/contact-page.ts'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { councilSettings } from '#shared/staff/records/council-settings.ts'
import { aCouncil, certificateWords } from '#tests/support/cases/council.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { portal } from '#tests/support/portal/shared-portal.ts'

const staffStack = await openStaffStack()

// council.contact
test('a browser without scripts gets a page that loads nothing, also before anything is filled in', async () => {
  const { status, headers, text } = await portal.call('GET', '/api/council/contact')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'public, max-age=300',
  ])
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
  expect(text).toContain('Ask at the office of the Secretary of the council.')
  expect(text).not.toMatch(/<(script|link|img|style)/)
})

test('it says what an administrator has filled in', async () => {
  const administrator = await staffStack.staffMember('administrator')
  await administrator.ask('councilSettings.update', { body: aCouncil })
  const page = (await staffStack.stack.invoke('council.contact', {})).bytes.toString()
  expect(page).toContain(aCouncil.name)
  expect(page).toContain(aCouncil.hours)
  expect(page).toContain(`<a href="tel:04299203301">${aCouncil.phone}</a>`)
})

test('what is filled in is text, whatever it looks like', () => {
  const page = contactPage(councilSettings.parse({ name: '<b>"&', address: "<script>alert('1')</script>" }))
  expect(page).toContain('&#60;b&#62;')
  expect(page).not.toContain('<script')
})

// council.get
test('before an administrator has filled anything in, a guest reads empty texts and the fees in force', async () => {
  const { status, body, headers } = await portal.call('GET', '/api/council')
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  expect(body.data).toEqual({
    name: '',
    address: '',
    phone: '',
    email: '',
    hours: '',
    bank: { name: '', branch: '', account_title: '', account_number: '' },
    instruments: ['Pay order', 'Demand draft'],
    usual_days: {
      submitted: null,
      'in-review': null,
      resubmitted: null,
      'awaiting-fee': null,
      'awaiting-decision': null,
      approved: null,
      'certificate-ready': null,
    },
    officers: [],
    certificate: certificateWords,
    unpaid_renewal_days: 60,
    fees: sampleFeeSchedule,
  })
})

test('the portal of a council with a name and a prefix of its own says both, until administrators enter another name', async () => {
  const { stack, staffMember, submittedCase } = await openStaffStack(
    {},
    { COUNCIL_NAME: 'Sindh Pharmacy Council', REFERENCE_PREFIX: 'SPC' },
  )
  const name = async () => (await stack.invoke('council.get', {})).body.data.name
  expect(await name()).toBe('Sindh Pharmacy Council')
  const { body: document } = await stack.invoke('service.openapi', {})
  expect(document.info.title).toBe('Portal of Sindh Pharmacy Council')
  const { id, form } = await submittedCase()
  const reference: string = form.reference_no
  expect(reference).toMatch(/^SPC-\d{4}-.{8}$/)
  const administrator = await staffMember('administrator', 'registrar')
  for (const q of [reference, reference.slice(0, 12)]) {
    const found = await administrator.ask('cases.find', { query: { q } })
    expect(found.body.data.rows).toMatchObject([{ id }])
  }
  await administrator.ask('councilSettings.update', { body: aCouncil })
  expect(await name()).toBe(aCouncil.name)
})
