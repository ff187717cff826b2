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
const start = 'It is in force until 01-07-2030. '

test.each<[string, string, Partial<OwnRegistration>, string]>([
  ['active', '2028-02-01', {}, `${start}There is nothing to do now: you can renew it from 02-04-2030.`],
  [
    'the window is open',
    '2030-04-02',
    {},
    `${start}You can renew it today; without a renewal it ends on that day.`,
  ],
  [
    'after the end',
    '2030-07-02',
    {},
    'It ended on 01-07-2030. You can renew it today; without a renewal it leaves the register on 01-07-2033.',
  ],
  [
    'suspended',
    '2028-02-01',
    { suspended },
    'The council has suspended it since 10-01-2028. While this lasts you must not practise under it and cannot renew it. Ask the council about the reason.',
  ],
  [
    'suspended, with an end',
    '2028-02-01',
    { suspended: { ...suspended, until: '2028-03-01' } },
    'The council has suspended it since 10-01-2028, and it is in force again from 01-03-2028. While this lasts you must not practise under it and cannot renew it. Ask the council about the reason.',
  ],
  [
    'a suspension ahead',
    '2028-01-09',
    { suspended },
    `${start}There is nothing to do now: you can renew it from 02-04-2030. The council suspends it from 10-01-2028.`,
  ],
  [
    'removed by decision',
    '2028-02-01',
    { removed: removed('decided-by-council') },
    'The council removed it from the register on 10-01-2028. You must not practise under it and cannot renew it. Ask the council if you think that this is wrong.',
  ],
  [
    'removed by time',
    '2033-07-01',
    {},
    'It was not renewed in time and left the register on 01-07-2033. You can renew it today, and it comes back.',
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
    'Its approval was taken back on 10-01-2028. You can do nothing with it until the council has decided again. Ask the council why.',
  ],
  [
    'a link in doubt',
    '2028-02-01',
    { link_held: true },
    'Somebody has objected to this claim. Letters, renewals and changes wait until the office has decided. Bring your original certificate and your CNIC to the office.',
  ],
])('%s on %s', (_, day, given, words) => {
  expect(holderStanding({ ...entry, ...given }, day)).toBe(words)
})
