import { expect, test } from 'vitest'
import type { OwnRegistration } from '#shared/register/records/account-registration.ts'
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
const inForce = 'It is in force, and you may practise under it up to and including 01-07-2030.'
const must = 'you must not practise under it until the council has approved a renewal'
const leaves = 'If none is approved before 01-07-2033, it leaves the register on that day.'

test.each<[string, string, Partial<OwnRegistration>, string]>([
  ['active', '2028-02-01', {}, `${inForce} There is nothing to do now: you can renew it from 02-04-2030.`],
  [
    'the window is open',
    '2030-04-02',
    {},
    `${inForce} Renew it now: from 02-07-2030 you may practise under it only if the council has approved your renewal.`,
  ],
  [
    'after the end',
    '2030-07-02',
    {},
    `Its last day was 01-07-2030: ${must}. You can hand one in today. ${leaves}`,
  ],
  [
    'suspended',
    '2028-02-01',
    { suspended },
    'The council has suspended it since 10-01-2028; when that ends is not decided. While this lasts you must not practise under it, and you cannot renew it. Ask the council about the reason of the suspension.',
  ],
  [
    'suspended, with an end',
    '2028-02-01',
    { suspended: { ...suspended, until: '2028-03-01' } },
    'The council has suspended it since 10-01-2028, up to and including 29-02-2028. While this lasts you must not practise under it, and you cannot renew it. From 01-03-2028 you may practise under it again, up to and including 01-07-2030. Ask the council about the reason of the suspension.',
  ],
  [
    'suspended for longer than it lasts',
    '2030-06-15',
    { suspended: { ...suspended, until: '2030-09-01' } },
    `The council has suspended it since 10-01-2028, up to and including 31-08-2030. While this lasts you must not practise under it, and you cannot renew it. Its own last day is 01-07-2030: also after the suspension ${must}, which you can hand in then. ${leaves} Ask the council about the reason of the suspension.`,
  ],
  [
    'a suspension ahead',
    '2028-01-09',
    { suspended },
    'You may practise under it only up to and including 09-01-2028. From 10-01-2028 the council suspends it; when that ends is not decided. Ask the council about the reason.',
  ],
  [
    'a removal ahead',
    '2028-01-02',
    { removed: removed('decided-by-council') },
    'You may practise under it only up to and including 09-01-2028. From 10-01-2028 the council removes it from the register. Ask the council about the reason, before that day if you think that it is wrong.',
  ],
  [
    'a suspension ahead, and a removal after it',
    '2028-01-02',
    { suspended, removed: { ...removed('own-request'), since: '2028-03-01' } },
    'You may practise under it only up to and including 09-01-2028. From 10-01-2028 the council suspends it; when that ends is not decided. Ask the council about the reason. From 01-03-2028 the council removes it from the register, as you had asked.',
  ],
  [
    'suspended, and a removal ahead',
    '2028-02-01',
    { suspended, removed: { ...removed('decided-by-council'), since: '2028-03-01' } },
    'The council has suspended it since 10-01-2028; when that ends is not decided. While this lasts you must not practise under it, and you cannot renew it. From 01-03-2028 the council removes it from the register. Ask the council about the reason, before that day if you think that it is wrong.',
  ],
  [
    'removed by decision',
    '2028-02-01',
    { removed: removed('decided-by-council') },
    'The council removed it from the register on 10-01-2028. You must not practise under it, and you cannot renew it. Ask the council for the reason, and what you can do if you think that it is wrong.',
  ],
  [
    'suspended, and ended meanwhile',
    '2030-07-02',
    { suspended },
    `The council has suspended it since 10-01-2028; when that ends is not decided. While this lasts you must not practise under it, and you cannot renew it. Its own last day was 01-07-2030: also after the suspension ${must}, which you can hand in then. ${leaves} Ask the council about the reason of the suspension.`,
  ],
  [
    'removed at the holder’s own request',
    '2028-02-01',
    { removed: removed('own-request') },
    'The council removed it from the register on 10-01-2028, as you had asked. You must not practise under it, and you cannot renew it. To come back, ask the council to restore it.',
  ],
  [
    'removed by time',
    '2033-07-01',
    {},
    `Its last day was 01-07-2030. It was not renewed in time and left the register on 01-07-2033: ${must}. You can hand one in today. When it is approved, the registration comes back under the same number.`,
  ],
  [
    'removed by time, and still suspended',
    '2033-07-01',
    { suspended },
    `Its last day was 01-07-2030. It was not renewed in time and left the register on 01-07-2033: ${must}. The council has suspended it since 10-01-2028: until that ends you cannot renew it. Ask the council about the reason. When it is approved, the registration comes back under the same number.`,
  ],
  [
    'dead',
    '2028-02-01',
    { removed: removed('died') },
    "The register notes since 10-01-2028 that its holder has died: nobody may practise under it. If you are the holder, come to the council's office with your CNIC.",
  ],
  [
    'an approval that was taken back',
    '2028-02-01',
    { removed: removed('approval-reversed') },
    'The council took its approval back on 10-01-2028. You must not practise under it until the council has decided again, and you cannot renew it. Ask the council why, and whether it needs anything from you.',
  ],
  [
    'a link in doubt',
    '2028-02-01',
    { link_held: true },
    "Somebody says that this registration is not yours. Until the council's office has decided, no letter, renewal or change is made. If it is yours, you may practise under it meanwhile, up to and including 01-07-2030. Bring your original certificate and your CNIC to the office as soon as you can.",
  ],
  [
    'a link in doubt, after the end',
    '2030-07-02',
    { link_held: true },
    "Somebody says that this registration is not yours. Until the council's office has decided, no letter, renewal or change is made. You must not practise under it: its last day was 01-07-2030. Bring your original certificate and your CNIC to the office as soon as you can.",
  ],
  [
    'a link in doubt, while it is suspended',
    '2028-02-01',
    { link_held: true, suspended },
    "Somebody says that this registration is not yours. Until the council's office has decided, no letter, renewal or change is made. You must not practise under it: the council has suspended it since 10-01-2028. Bring your original certificate and your CNIC to the office as soon as you can.",
  ],
])('%s on %s', (_, day, given, words) => {
  expect(holderStanding({ ...entry, ...given }, false, day)).toBe(words)
})

test('while it is suspended, a renewal that is handed in waits', () => {
  expect(holderStanding({ ...entry, suspended }, true, '2030-07-02')).toContain(
    `and your renewal waits. Its own last day was 01-07-2030: also after the suspension ${must}. ${leaves}`,
  )
})

const handedIn = 'Your renewal is handed in; below you see what it waits for.'
test.each([
  [
    '2030-04-02',
    `${inForce} ${handedIn} If it is not approved by then, you must not practise from 02-07-2030 until it is.`,
  ],
  ['2030-07-02', `${handedIn} ${leaves}`],
  ['2033-07-01', `${handedIn} When it is approved, the registration comes back`],
])('with a renewal that is handed in, nobody is asked to renew on %s', (day, words) => {
  const said = holderStanding(entry, true, day)
  expect(said).toContain(words)
  expect(said).not.toContain('hand one in')
})
