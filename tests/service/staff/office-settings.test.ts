import { expect, test } from 'vitest'
import { slipPaper } from '#shared/applications/rules/checklist.ts'
import { defaultStepLimits } from '#shared/staff/rules/step-limits.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

// officeSettings.get
test('before anybody has changed a setting there are sensible ones, and no history', async () => {
  const { data } = (await (await staffStack.staffMember('reception')).ask('officeSettings.get')).body
  expect(data).toEqual({
    settings: {
      version: 1,
      step_limits: {
        submitted: 3,
        'in-review': 5,
        resubmitted: 3,
        'awaiting-decision': 3,
        approved: 5,
        'certificate-ready': 30,
      },
      fair_shares: false,
      paper_numbers: false,
      snippets: [],
      renewal_papers: [slipPaper],
    },
    changes: [],
  })
})

// officeSettings.update
const registrar = await staffStack.staffMember('registrar')

const update = (body: object, version?: number, by = registrar) =>
  by.ask('officeSettings.update', { body, headers: version ? { 'if-match': `"v${version}"` } : {} })

const present = async () => (await registrar.ask('officeSettings.get')).body.data
const photo = { name: 'Photo', text: 'The photo is not clear' }

const texts = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: `Text ${place + 10}`, text: 'Text' }))

const changedTo = async (snippets: object[]) => {
  expect((await update({ snippets })).status).toBe(200)
  return present()
}

test('of two first changes at once one succeeds, and the history says who changed what', async () => {
  const other = await staffStack.staffMember('administrator')
  const limits = { ...defaultStepLimits, submitted: 1 }
  const replies = await Promise.all([
    update({ step_limits: limits, fair_shares: true }, 1),
    update({ step_limits: limits, fair_shares: true }, 1, other),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412])
  const { settings, changes } = await present()
  expect(settings).toEqual({
    version: 2,
    step_limits: limits,
    fair_shares: true,
    paper_numbers: false,
    snippets: [],
    renewal_papers: [slipPaper],
  })
  const winner = replies[0].status === 200 ? registrar : other
  expect(changes).toMatchObject([
    {
      by: { id: winner.id, name: winner.name },
      changed: [
        { setting: 'Days for Submitted', before: '3 days', after: '1 day' },
        { setting: 'Fair shares of new applications', before: 'off', after: 'on' },
      ],
    },
  ])
})

test('what is left out stays, and a change that changes nothing is not recorded', async () => {
  const { settings, changes } = await present()
  const { data } = (await update({ fair_shares: false }, settings.version)).body
  expect(data).toEqual({ ...settings, version: settings.version + 1, fair_shares: false })
  expect((await update({ fair_shares: false })).body.data).toEqual(data)
  expect((await present()).changes).toHaveLength(changes.length + 1)
})

test('texts are kept in the order of their names, and the history says which were added, changed and removed', async () => {
  const domicile = { name: 'Domicile', text: 'Upload both sides\nof the certificate' }
  const { data } = (await update({ snippets: [photo, domicile] })).body
  expect(data.snippets).toEqual([domicile, photo])
  const clearer = { name: 'Photo', text: 'The photo is not clear. Use a plain background' }
  const { settings, changes } = await changedTo([clearer])
  expect(settings.snippets).toEqual([clearer])
  expect(changes[0].changed).toEqual([
    { setting: 'Text “Domicile”', before: domicile.text, after: 'none' },
    { setting: 'Text “Photo”', before: photo.text, after: clearer.text },
  ])
  expect((await update({ fair_shares: true })).body.data.snippets).toEqual([clearer])
})

test('the longest list of texts in Urdu is kept, and the history shows of a long text where it differs', async () => {
  const longest = texts(50).map(({ name }) => ({ name, text: 'ف'.repeat(1000) }))
  expect((await update({ snippets: longest })).status).toBe(200)
  const [first, ...others] = longest
  const { changes } = await changedTo([{ name: first!.name, text: `${'ف'.repeat(990)} نیا` }, ...others])
  expect(changes[0].changed).toEqual([
    { setting: 'Text “Text 10”', before: `…${'ف'.repeat(200)}`, after: `…${'ف'.repeat(196)} نیا` },
  ])
})

test('a change sent again after its answer was lost is recorded once, whatever its version', async () => {
  const { settings, changes } = await present()
  const headers = { 'if-match': `"v${settings.version}"`, 'idempotency-key': 'a key of this form' }
  const send = (fair_shares: boolean) =>
    registrar.ask('officeSettings.update', { body: { fair_shares }, headers })
  const [first, again] = [await send(!settings.fair_shares), await send(!settings.fair_shares)]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body.data).toEqual(first.body.data)
  expect((await present()).changes).toHaveLength(changes.length + 1)
  expect((await send(settings.fair_shares)).status).toBe(412)
})

test.each([
  ['no number of days', { step_limits: { ...defaultStepLimits, approved: 'soon' } }, 'step_limits.approved'],
  ['no day at all', { step_limits: { ...defaultStepLimits, approved: 0 } }, 'step_limits.approved'],
  ['half a day', { step_limits: { ...defaultStepLimits, approved: 0.5 } }, 'step_limits.approved'],
  ['too many days', { step_limits: { ...defaultStepLimits, approved: 366 } }, 'step_limits.approved'],
  ['neither on nor off', { fair_shares: 'yes' }, 'fair_shares'],
  ['a text without a name', { snippets: [photo, { name: ' ', text: 'Text' }] }, 'snippets.1.name'],
  ['a name of 61 characters', { snippets: [{ name: 'n'.repeat(61), text: 'Text' }] }, 'snippets.0.name'],
  ['an empty text', { snippets: [{ name: 'Empty', text: '\n' }] }, 'snippets.0.text'],
  ['a text of 1,001 characters', { snippets: [{ name: 'Long', text: 't'.repeat(1001) }] }, 'snippets.0.text'],
  ['a name that another text has', { snippets: [photo, { name: 'photo', text: 'Text' }] }, 'snippets.1.name'],
  ['a paper of no checklist', { renewal_papers: ['Passport'] }, 'renewal_papers.0'],
  ['51 texts', { snippets: texts(51) }, 'snippets'],
])('a setting that is not possible is refused: %s', async (_, body, field) => {
  const refused = await update(body)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
})
