/** The calendar of holders: with holders in each state and an e-mail open, empty, further to look, while loading, and after a failure. */
import type { CalendarEntry } from '#shared/register/records/calendar.ts'
import { answering, breakAll, hold } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const path = '/admin/calendar'
const route = '**/api/admin/calendar?*'

const entry = (place: number, given: Partial<CalendarEntry>): CalendarEntry => ({
  ...{ number: `A-${String(place).padStart(5, '0')}`, name: 'Ayesha Siddiqa' },
  ...{ city: 'Multan', valid_until: '2026-12-24' },
  ...{ standing: 'active', state: 'reached', unpaid: null },
  reminder: { kind: '7-days-before', day: '2026-12-17' },
  ...given,
})
const entries = [
  entry(12, {}),
  entry(13, { name: 'عائشہ صدیقہ', state: 'unconfirmed' }),
  entry(14, { state: 'unreachable' }),
  entry(15, { state: 'without_account' }),
  entry(16, { state: 'renewing' }),
  entry(17, { unpaid: 'somebody' }),
  entry(18, { state: 'not_renewable', standing: 'suspended' }),
  entry(19, { standing: 'expired', valid_until: '2026-10-01', reminder: null }),
]

export const calendarScenes = (): StaffScene[] => [
  {
    name: 'calendar of holders',
    path,
    before: answering(route, { entries, next: 'more' }),
    act: (page) => page.getByText('30 days before the end', { exact: true }).click(),
  },
  {
    name: 'calendar of holders of some months, a city and a standing, none among the first',
    path: `${path}?month=2031-11&until=2032-01&city=Multan&standing=suspended&show=all`,
    before: answering(route, { entries: [], next: 'more' }),
    act: (page) => page.getByText('None among the first hundred.').waitFor(),
  },
  {
    name: 'calendar of holders, nobody',
    path: `${path}?show=out-of-reach`,
    by: 'reception',
    before: answering(route, { entries: [], next: null }),
    act: (page) => page.getByText('Nobody.').waitFor(),
  },
  { name: 'calendar of holders loading', path, before: hold(route), busy: 'part' },
  { name: 'calendar of holders not loaded', path, before: breakAll(route) },
]
