import { expect, test } from 'vitest'
import type { OwnRegistration } from '#shared/register/records/registration.ts'
import { holderStanding } from '#shared/register/rules/holder-standing.ts'
import { renewalWindow } from '#shared/register/rules/registration.ts'
import { sampleTerm } from '#shared/register/rules/terms.ts'

/** Its window opens on 02-04-2030, and it leaves the register on 01-07-2033. */
const entry: OwnRegistration = {
  ...{ number: 'A-00012', valid_until: '2030-07-01', suspended: null, removed: null },
  ...renewalWindow('2030-07-01', sampleTerm),
}
const suspended = { since: '2028-01-10', reason: 'under-inquiry' } as const
const removed = (reason: NonNullable<OwnRegistration['removed']>['reason']) => ({
  since: '2028-01-10',
  reason,
})
const start = 'It is in force, and you may practise under it until 01-07-2030. '
const must = 'you must not practise under it'

test.each<[string, string, Partial<OwnRegistration>, string]>([
  ['active', '2028-02-01', {}, `${start}There is nothing to do now: you can renew it from 02-04-2030.`],
  ['the window is open', '2030-04-02', {}, `${start}Renew it before that day is over; you can do it today.`],
  [
    'after the end',
    '2030-07-02',
    {},
    `It ended on 01-07-2030: ${must} until the council has approved a renewal. You can renew it today. Without an approved renewal it leaves the register on 01-07-2033.`,
  ],
  [
    'suspended',
    '2028-02-01',
    { suspended },
    'The council has suspended it since 10-01-2028. While this lasts you must not practise under it, and you cannot renew it. Ask the council about the reason.',
  ],
  [
    'suspended, with an end',
    '2028-02-01',
    { suspended: { ...suspended, until: '2028-03-01' } },
    'The council has suspended it since 10-01-2028. While this lasts you must not practise under it, and you cannot renew it. The last day of the suspension is 29-02-2028. Ask the council about the reason.',
  ],
  [
    'a suspension ahead',
    '2028-01-09',
    { suspended },
    `It is in force, and you may practise under it until 09-01-2028. From 10-01-2028 the council suspends it, and ${must}. Ask the council about the reason.`,
  ],
  [
    'removed by decision',
    '2028-02-01',
    { removed: removed('decided-by-council') },
    'The council removed it from the register on 10-01-2028. You must not practise under it, and you cannot renew it. Ask the council if you think that this is wrong.',
  ],
  [
    'suspended, and ended meanwhile',
    '2030-07-02',
    { suspended },
    `The council has suspended it since 10-01-2028. While this lasts ${must}, and you cannot renew it. It has also ended, on 01-07-2030: renew it when the suspension is over. Ask the council about the reason.`,
  ],
  [
    'removed at the holder’s own request',
    '2028-02-01',
    { removed: removed('own-request') },
    `The council removed it from the register on 10-01-2028, as you had asked. You must not practise under it, and you cannot renew it. To come back, ask the council to restore it.`,
  ],
  [
    'removed by time',
    '2033-07-01',
    {},
    `It was not renewed in time and left the register on 01-07-2033: ${must}. You can renew it today; when the council approves that, it comes back under the same number.`,
  ],
  [
    'dead',
    '2028-02-01',
    { removed: removed('died') },
    'The register notes since 10-01-2028 that its holder has died. If that is wrong, come to the office with your CNIC.',
  ],
  [
    'an approval that was taken back',
    '2028-02-01',
    { removed: removed('approval-reversed') },
    `Its approval was taken back on 10-01-2028. Until the council has decided again ${must}, and you cannot renew it. Ask the council why.`,
  ],
  [
    'a link in doubt',
    '2028-02-01',
    { link_held: true },
    'Somebody has objected that this registration is linked to your account. Letters, renewals and changes wait until the office has decided. Bring your original certificate and your CNIC to the office.',
  ],
])('%s on %s', (_, day, given, words) => {
  expect(holderStanding({ ...entry, ...given }, false, day)).toBe(words)
})

test('while it is suspended, a renewal that is handed in waits', () => {
  expect(holderStanding({ ...entry, suspended }, true, '2030-07-02')).toContain(
    `${must}, and your renewal cannot be approved. It has also ended, on 01-07-2030. Ask`,
  )
})

test.each([
  ['2030-04-02', `${start}Your renewal is handed in; below you see what it waits for.`],
  ['2030-07-02', 'Your renewal is handed in; below you see what it waits for. Without an approved renewal'],
  ['2033-07-01', 'what it waits for. When the council approves it, the registration comes back'],
])('with a renewal that is handed in, nobody is asked to renew on %s', (day, words) => {
  const said = holderStanding(entry, true, day)
  expect(said).toContain(words)
  expect(said).not.toContain('You can renew')
})
