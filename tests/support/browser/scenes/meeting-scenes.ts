/** Meetings of the council: the list, an agenda, its decision, the minutes. */
import type { Meeting } from '#shared/cases/records/meeting.ts'
import { answering, breakAll, dialog, press } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const by = { id: 'x', name: 'Rabia Registrar' }
const at = '2026-11-30T06:00:00.000Z'
const names = ['Muhammad Abdul Rehman Khan', 'عائشہ صدیقہ', 'Bilal Ahmed', 'Sana Javed', 'Usman Ghani']
const decisions: Meeting['agenda'][number]['decision'][] = [
  { outcome: 'approved', words: 'A-00012', by, at },
  { outcome: 'approved', words: 'A-00013', by, at },
  { outcome: 'set-aside', words: '', by, at },
  {
    ...{ outcome: 'refused', by, at },
    words: 'This cannot be approved yet. You recommended the approval, so another registrar must approve',
  },
  null,
]
const meeting = (decided: boolean): Meeting => ({
  ...{ id: '2026-11-30-12', number: '12', held_on: '2026-11-30', quorum: 2 },
  present: decided ? 'Rabia Registrar\nAsad Chairperson' : '',
  agenda: names.map((name, index) => ({
    ...{ id: `case-${index}`, place: index + 1, name, reference_no: `PC-2026-7K3M9Q${index}A` },
    application_title: index === 1 ? 'Renewal' : 'Registration',
    decision: decided ? (decisions[index] ?? null) : null,
  })),
})

const path = '/admin/meetings/2026-11-30-12'
const one = '**/api/admin/meetings/*'
const list = '**/api/admin/meetings'

export const meetingScenes = (): StaffScene[] => [
  { name: 'meetings none', path: '/admin/meetings', before: answering(list, { entries: [], next: null }) },
  {
    name: 'meetings',
    path: '/admin/meetings',
    before: answering(list, {
      entries: [
        meeting(false),
        { ...meeting(true), id: '2026-11-02-11', number: '11', held_on: '2026-11-02' },
      ],
      next: null,
    }),
  },
  { name: 'meetings not loaded', path: '/admin/meetings', before: breakAll(list) },
  { name: 'meeting agenda', path, before: answering(one, meeting(false)) },
  {
    name: 'meeting dialog',
    path,
    before: answering(one, meeting(false)),
    act: dialog(press('Approve 5 applications')),
  },
  { name: 'meeting minutes', path, before: answering(one, meeting(true)) },
]
