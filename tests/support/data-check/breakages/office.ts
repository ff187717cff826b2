/** Ways to break what the office keeps: staff, lists of work, counters, payments and e-mails. */
import type { Item } from '#functions/platform/table/table.ts'
import { at, type Breakage, changed, gone, lost, raised, rewritten } from './breakage.ts'

const anyAct = (item: Item) => Object.keys(item).some((name) => name.startsWith('reviewed:'))

export const officeBreakages: Breakage[] = [
  { family: 'staff', what: 'no marker of staff', ...at('ADMIN-EMAIL#'), ...lost },
  {
    ...{ family: 'staff', what: 'another role on the roster', ...at('STAFF'), isRepaired: true },
    as: (roster) => {
      const name = Object.keys(roster).find((one) => one.startsWith('person#')) ?? ''
      return { ...roster, [name]: { ...(roster[name] as Item), roles: ['administrator'] } }
    },
  },
  { family: 'work-lists', what: 'a case that nobody sees waiting', ...at('WORK#escalated'), ...gone },
  {
    family: 'work-lists',
    what: 'a confirmation of nothing',
    ...at('WORK#confirmation'),
    ...rewritten({ sk: '2026#x' }),
  },
  {
    family: 'work-lists',
    what: 'a mention in no note',
    ...at('WORK#mention#'),
    ...rewritten({ sk: '2026#x', at: '2026' }),
  },
  {
    family: 'proposals',
    what: 'an export that waits for nothing',
    ...at('EXPORTS'),
    ...changed({ state: 'waiting', subject: 'x' }),
  },
  {
    family: 'case-counters',
    what: 'a case more in a status',
    ...at('COUNTER#QUEUE'),
    ...raised('submitted'),
  },
  { family: 'case-counters', what: 'a case more in a group', ...at('COUNTER#GROUPS'), ...raised('numof') },
  { family: 'case-counters', what: 'a case more of somebody', ...at('COUNTER#ASSIGNED'), ...raised('cases') },
  { family: 'case-counters', what: 'no counter', ...at('COUNTER#QUEUE'), ...gone },
  {
    family: 'report-counters',
    what: 'an act more',
    ...at('COUNTER#REPORT', '', anyAct),
    ...raised('reviewed:Registration'),
  },
  {
    family: 'report-counters',
    what: 'a submission more',
    ...at('COUNTER#REPORT', '20', ({ sk }) => /applicants/.test(String(sk))),
    ...raised('submitted:Registration'),
  },
  {
    family: 'money',
    what: 'a payment more',
    ...at('COUNTER#MONEY', '', ({ verified }) => verified),
    ...raised('verified_paisas'),
  },
  {
    family: 'money',
    what: 'a deposit more',
    ...at('COUNTER#MONEY', '', ({ deposits }) => deposits),
    ...raised('deposits'),
  },
  { family: 'deposits', what: 'no place in the list', ...at('DEPOSITS', '20'), ...gone },
  {
    family: 'deposits',
    what: 'another amount in the list',
    ...at('DEPOSITS', '~ASIDE#'),
    ...rewritten({ amount: 1 }),
  },
  {
    family: 'deposits',
    what: 'matched with nothing',
    ...at('CHALLAN#', '', ({ user_id }, { matching }) => user_id === matching.id),
    ...lost,
  },
  { family: 'receipts', what: 'a serial that is missing', ...at('RECEIPTS', '2026-00002'), ...lost },
  { family: 'receipts', what: 'no instrument', ...at('INSTRUMENT#HBL#PO1'), ...lost },
  { family: 'receipts', what: 'no deposit', ...at('DEPOSIT#HBLPO1'), ...lost },
  {
    family: 'money',
    what: 'a receipt that is not in hand any more',
    ...at('RECEIPTS', '2026-00003'),
    ...changed({ outcome: { as: 'returned', by: { id: 'x', name: 'X' }, at: '2026', reason: '' } }),
  },
  { family: 'imports', what: 'a row more', ...at('BANK-IMPORTS'), ...raised('verified') },
  { family: 'imports', what: 'no rows', ...at('BANK-IMPORT#', 'ROWS'), ...lost },
  {
    family: 'outbox',
    what: 'an e-mail that waits',
    ...at('OUTBOX#'),
    ...changed({ created_at: '2026-01-01T00:00:00.000Z' }),
  },
  {
    family: 'schedules',
    what: 'another first day',
    ...at('FEE-SCHEDULE', '2'),
    ...changed({ effective_from: '1999-01-01' }),
  },
]
