import { expect, test } from 'vitest'
import { missingInCouncilSettings } from '#shared/staff/rules/council-settings.ts'
import { aCouncil, certificateWords } from '#tests/support/cases/council.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const administrator = await staffStack.staffMember('administrator')

// councilSettings.get
test('an administrator reads the council’s settings, at first without a history', async () => {
  const { data } = (await administrator.ask('councilSettings.get')).body
  expect(data).toMatchObject({
    settings: { version: 1, name: '', instruments: ['Pay order', 'Demand draft'] },
    changes: [],
  })
})

// councilSettings.update

const update = (body: object, version?: number) =>
  administrator.ask('councilSettings.update', {
    body,
    headers: version ? { 'if-match': `"v${version}"` } : {},
  })

const present = async () => (await administrator.ask('councilSettings.get')).body.data
const published = async () => (await staffStack.stack.invoke('council.get', {})).body.data

test('of two first changes at once one succeeds, and everybody reads it', async () => {
  const replies = await Promise.all([update(aCouncil, 1), update(aCouncil, 1)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412])
  expect((await present()).settings).toEqual({
    ...aCouncil,
    certificate: certificateWords,
    ...{ quorum: null, most_in_charge: 1, shown_places: 'in-charge' },
    version: 2,
  })
  const told = await published()
  expect(told).toMatchObject(aCouncil)
  expect(told.version).toBeUndefined()
  expect(missingInCouncilSettings(told)).toEqual([])
})

test('what is left out stays, and the history says in words who changed what', async () => {
  const { settings } = await present()
  await update({ phone: '', usual_days: { ...aCouncil.usual_days, approved: 1 } }, settings.version)
  const { settings: after, changes } = await present()
  expect(after).toMatchObject({ phone: '', hours: aCouncil.hours, version: settings.version + 1 })
  expect(changes[0]).toMatchObject({
    by: { id: administrator.id, name: administrator.name },
    changed: [
      { setting: 'Phone', before: '042 99203301', after: 'not set' },
      { setting: 'Usual days for Approved', before: '7 days', after: '1 day' },
    ],
  })
})

const { bank, usual_days } = aCouncil

test.each([
  ['no phone number', { phone: 'ask inside' }, 'phone', /phone number like/],
  ['two phone numbers', { phone: '042 99203301, 042 99203302' }, 'phone', /one phone number/],
  ['a quorum of nobody', { quorum: 0 }, 'quorum', /from 1 to 100/],
  ['no email address', { email: 'help' }, 'email', /email address like/],
  ['a branch that is no text', { bank: { ...bank, branch: 7 } }, 'bank.branch', /text/],
  [
    'signs in the account number',
    { bank: { ...bank, account_number: 'A_1' } },
    'bank.account_number',
    /letters/,
  ],
  ['cash', { instruments: ['Cash at the office'] }, 'instruments.0', /Cash is not accepted/],
  ['nothing to pay with', { instruments: [] }, 'instruments', /at least one/],
  ['half a day', { usual_days: { ...usual_days, approved: 0.5 } }, 'usual_days.approved', /whole days/],
  ['an officer without a name', { officers: [{ office: 'Secretary', name: '' }] }, 'officers.0.name', /name/],
  ['a setting that does not exist', { fax: '042' }, 'fax', /./],
])('a setting that is not possible is refused: %s', async (_, body, field, message) => {
  const { status, body: answer } = await update(body)
  expect([status, answer.errors]).toEqual([422, { [field]: [expect.stringMatching(message)] }])
})

test('a telephone number for the whole country, and Urdu digits, are taken', async () => {
  expect((await update({ phone: '۰۴۲ 111 222 333' })).body.data.phone).toBe('042 111 222 333')
})
