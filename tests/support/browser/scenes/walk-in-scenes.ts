/** People without e-mail: the list, and one of them from the first name to the receipt. */
import { aPrintOut, fresh } from '#tests/support/cases/a-print-out.ts'
import { answering, breakAll, dialog, press } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const [entering, confirming] = [
  { id: 'x', name: 'Rashid Reception' },
  { id: 'y', name: 'Rabia Registrar' },
]
const at = '2026-11-24T06:00:00.000Z'
const confirmed = { at, by: confirming, number: 17 }
const listed = (number: number, state: string, more: object = {}) => ({
  ...{ id: `w${number}`, at, state, name: 'Muhammad Abdul Rehman Khan', clerks: [entering], confirmed: null },
  ...more,
})
const draft = aPrintOut(fresh)
const toSign = { ...draft, applicant: { ...draft.applicant, refNumber: '' }, email: '' }
const one = (state: string, more: object = {}) => ({
  ...listed(1, state),
  ...{ father_name: 'محمد یوسف', cnic: '9999912345671', phone: '', email: '', ends_on: '2026-12-01' },
  ...{ missing: null, has_signed_form: false, print_out: toSign, proposal: null },
  ...more,
})
const proposal = (own: boolean) => ({
  ...{ id: 'p', title: 'Hand in the application of Muhammad Abdul Rehman Khan, entered at the counter' },
  ...{ by: entering, own },
})
const handedIn = one('handed-in', { confirmed, clerks: [entering, confirming], print_out: draft })

const path = '/admin/walk-ins'
const list = '**/api/admin/walk-ins'
const ofOne = '**/api/admin/walk-ins/*'
const scene = (name: string, answer: object, act?: StaffScene['act']): StaffScene => ({
  ...{ name: `walk-in ${name}`, path: `${path}/w1`, before: answering(ofOne, answer) },
  ...(act && { act }),
})

export const walkInScenes = (): StaffScene[] => [
  { name: 'walk-ins none', path, before: answering(list, { entries: [], next: null }) },
  {
    name: 'walk-ins',
    path,
    before: answering(list, {
      entries: [
        listed(4, 'at-counter'),
        listed(3, 'waiting'),
        listed(2, 'handed-in', { confirmed, clerks: [entering, confirming] }),
        listed(1, 'ended', { name: '' }),
      ],
      next: null,
    }),
  },
  { name: 'walk-ins not loaded', path, before: breakAll(list) },
  {
    name: 'walk-in refused',
    path,
    act: async (page) => {
      await page.getByRole('button', { name: 'Begin for a person' }).click()
      await page.getByRole('button', { name: 'Begin', exact: true }).click()
      await page.getByRole('alert').filter({ hasText: 'Enter the full name' }).waitFor()
    },
  },
  scene('to enter', one('at-counter', { missing: 'Add your personal information first', print_out: null })),
  scene('to sign', one('at-counter')),
  scene('not signed', one('at-counter'), async (page) => {
    await page.getByRole('button', { name: 'Hand in' }).click()
    await page.getByRole('alert').first().waitFor()
  }),
  scene('own', one('waiting', { has_signed_form: true, proposal: proposal(true) })),
  scene(
    'to confirm',
    one('waiting', { has_signed_form: true, proposal: proposal(false) }),
    dialog(press('Confirm')),
  ),
  scene('handed in', handedIn),
  scene('email', handedIn, dialog(press('Register an email'))),
  scene('ended', one('ended', { print_out: null, missing: 'Add your personal information first' })),
]
