/** Organisations that watch registrations: their own page, and the office's. */
import type { Page } from 'playwright-core'
import type { OwnWatch, ShownWatcher, WatchedChange, WatchedFacts } from '#shared/register/records/watcher.ts'
import { answering, dialog, press, type Scene } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const at = '2026-11-24T06:00:00.000Z'
const terms = { purpose: 'Employs pharmacists in its wards', ends_on: '2027-11-30', hidden: false }
const now: WatchedFacts = {
  ...{ standing: 'active', wording: null, valid_until: '2031-11-21', places: [], hold: true },
}
const changes: WatchedChange[] = [
  {
    ...{ id: 2, at, number: 'A-00012', changed: ['standing', 'places'] },
    now: { ...now, standing: 'suspended', wording: 'inquiry', hold: false },
  },
  { id: 1, at, number: 'A-00777', changed: ['validity', 'hold'], now },
]
const own: OwnWatch = {
  ...{ asked: { purpose: 'We employ pharmacists', at }, listed: 2, terms, ended: null, watching: true },
  ...{ numbers: ['A-00012', 'A-00777'], list_version: 1, changes, key_made_at: at },
}
const inSession =
  (data: OwnWatch | null, organisation: string | null = 'Mayo Hospital, Lahore') =>
  async (page: Page) => {
    await page.addInitScript(() => localStorage.setItem('check_token', 'an-id.a-secret'))
    const checker = { id: 'c-1', email: 'pharmacy@mayo.example', created_at: at, organisation }
    await answering('**/api/checkers/me', checker)(page)
    await answering('**/api/watch', data)(page)
  }
const difference = {
  ...{ added: [{ number: 'A-00900', name: 'Bilal Ahmed' }], removed: ['A-00777'], unknown: ['Z-1'] },
  saved: false,
}
const ask = { ...own, terms: null, watching: false, numbers: [], changes: [] }
const guest = { viewer: 'guest' as const, path: '/checks/watch' }

export const watchScenes: Scene[] = [
  { ...guest, state: '' },
  { ...guest, path: '/ur/checks/watch', state: 'session', before: inSession(own) },
  { ...guest, state: 'unnamed', before: inSession(null, null) },
  { ...guest, state: 'not asked', before: inSession(null) },
  { ...guest, state: 'asked', before: inSession(ask) },
  { ...guest, state: 'ended', before: inSession({ ...ask, ended: { at, reason: 'It is closed' } }) },
  { ...guest, state: 'nothing yet', before: inSession({ ...own, changes: [], key_made_at: null }) },
  {
    ...{ ...guest, state: 'differences' },
    before: async (page) => {
      await inSession(own)(page)
      await answering('**/api/watch/numbers', difference)(page)
    },
    act: async (page) => {
      await press('Show what changes')(page)
      await page.getByText('New: 1').waitFor()
    },
  },
  {
    ...{ ...guest, state: 'key' },
    before: async (page) => {
      await inSession(own)(page)
      await answering('**/api/watch/key', { key: `an-id.${'x'.repeat(43)}` })(page)
    },
    act: async (page) => {
      await press('Make another key')(page)
      await page.getByText('shown only now').waitFor()
    },
  },
]

const by = { id: 'a', name: 'Rabia Registrar' }
const watcher: ShownWatcher = {
  ...{ id: 'w-1', organisation: 'Mayo Hospital, Lahore', email: 'pharmacy@mayo.example', listed: 0 },
  ...{ asked: { purpose: 'We employ 40 pharmacists', at }, terms: null, ended: null, proposed: null },
}
const list = {
  waiting: [
    watcher,
    { ...watcher, id: 'w-2', proposed: { title: 'Let Mayo Hospital, Lahore watch', by, at } },
  ],
  watching: [{ ...watcher, id: 'w-3', listed: 312, terms: { ...terms, by, confirmed_by: by, at } }],
  ended: [{ ...watcher, id: 'w-4', ended: { at, by: null, reason: '' } }],
  today: '2026-11-24',
}
const office = { path: '/admin/watchers', before: answering('**/api/admin/watchers', list) }

export const watcherScenes = (): StaffScene[] => [
  { name: 'watchers', ...office },
  { name: 'watchers, letting one in', ...office, act: dialog(press('Let in: Mayo Hospital, Lahore')) },
  { name: 'watchers, ending one', ...office, act: dialog(press('End: Mayo Hospital, Lahore')) },
  { name: 'watchers none', path: office.path },
]
