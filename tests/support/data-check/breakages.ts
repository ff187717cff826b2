/** One way to break each thing that must hold. */
import type { Item } from '#functions/data/table/table.ts'
import type { OfficeDay } from './office-day.ts'

interface Breakage {
  family: string
  what: string
  /** The item that is broken. */
  find: (item: Item, day: OfficeDay) => unknown
  /** As it is then; null removes it. One with another key is added beside it. */
  as: (item: Item, day: OfficeDay) => Item | null
  /** It follows from other records, so that it is written anew. */
  isRepaired?: true
  /** It cannot be repaired, and what follows from it can. */
  hasRepairs?: true
}

const at = (pk: string, sk = '', where: Breakage['find'] = () => true) => ({
  find: (item: Item, day: OfficeDay) =>
    String(item.pk).startsWith(pk) && String(item.sk).startsWith(sk) && where(item, day),
})
const gone = { as: () => null, isRepaired: true as const }
const lost = { as: () => null }
const raised = (...names: string[]) => ({
  as: (item: Item) => ({
    ...item,
    ...Object.fromEntries(names.map((name) => [name, Number(item[name] ?? 0) + 1])),
  }),
  isRepaired: true as const,
})
const changed = (fields: Item) => ({ as: (item: Item) => ({ ...item, ...fields }) })
const rewritten = (fields: Item) => ({ ...changed(fields), isRepaired: true as const })

const open = (item: Item) => !item.closed_at && !item.closing
const anyAct = (item: Item) => Object.keys(item).some((name) => name.startsWith('reviewed:'))
const own = (item: Item) => item.registration

export const breakages: Breakage[] = [
  { family: 'keys', what: 'an unknown partition', ...at('USER#'), ...changed({ pk: 'NOTHING#1' }) },
  {
    family: 'shapes',
    what: 'a case without a stage',
    ...at('USER#', '~CASE'),
    ...changed({ stage: 'lost' }),
  },
  {
    family: 'lifetimes',
    what: 'a case that expires',
    ...at('USER#', '~CASE'),
    ...changed({ ttl: 4_000_000_000 }),
  },
  {
    family: 'lifetimes',
    what: 'a session for ever',
    ...at('USER#', 'SESSION#'),
    ...changed({ ttl: undefined }),
  },
  { family: 'accounts', what: 'no marker of an e-mail', ...at('EMAIL#'), ...lost },
  { family: 'accounts', what: 'a CNIC of somebody else', ...at('CNIC#'), ...changed({ user_id: 'another' }) },
  { family: 'accounts', what: 'records without an account', ...at('USER#', 'ACCOUNT', open), ...lost },
  { family: 'accounts', what: 'a session ahead', ...at('USER#', 'SESSION#'), ...changed({ generation: 99 }) },
  { family: 'account-lists', what: 'a closing that nobody does', ...at('CLOSINGS'), ...gone },
  {
    family: 'account-lists',
    what: 'an account that nobody looks at',
    ...at('ACCOUNT-CHECKS', '', ({ user_id }, { waiting }) => user_id === waiting.id),
    ...gone,
  },
  { family: 'staff', what: 'no marker of staff', ...at('ADMIN-EMAIL#'), ...lost },
  {
    ...{ family: 'staff', what: 'another role on the roster', ...at('STAFF'), isRepaired: true },
    as: (roster) => {
      const name = Object.keys(roster).find((one) => one.startsWith('person#')) ?? ''
      return { ...roster, [name]: { ...(roster[name] as Item), roles: ['administrator'] } }
    },
  },
  {
    family: 'applications',
    what: 'a case elsewhere in the lists',
    ...at('USER#', '~CASE'),
    ...rewritten({ waiting_sk: 'x' }),
  },
  {
    family: 'applications',
    what: 'another status of the form',
    ...at('USER#', 'FORM', ({ id }) => id),
    ...changed({ status: 'collected' }),
  },
  { family: 'applications', what: 'a form without a case', ...at('USER#', '~CASE'), ...lost },
  { family: 'applications', what: 'no former application', ...at('USER#', '~FORMER#'), ...lost },
  {
    family: 'versions',
    what: 'another content',
    ...at('USER#', '~SNAPSHOT#'),
    ...changed({ content: '{}' }),
  },
  { family: 'versions', what: 'no version', ...at('USER#', '~SNAPSHOT#'), ...lost },
  { family: 'numbers', what: 'no voucher', ...at('VOUCHER#'), ...lost },
  {
    family: 'numbers',
    what: 'a challan of somebody else',
    ...at('CHALLAN#'),
    ...changed({ user_id: 'another' }),
  },
  { family: 'search', what: 'no entry', ...at('FIND#NAME#'), ...gone },
  {
    family: 'search',
    what: 'an entry with other words',
    ...at('FIND#NAME#'),
    ...rewritten({ words: 'other words' }),
  },
  {
    ...{ family: 'search', what: 'an entry too many', ...at('FIND#PHONE#'), isRepaired: true },
    as: (entry) => ({ ...entry, sk: `3009999999#${String(entry.user_id)}` }),
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
  { family: 'imports', what: 'a row more', ...at('BANK-IMPORTS'), ...raised('verified') },
  { family: 'imports', what: 'no rows', ...at('BANK-IMPORT#', 'ROWS'), ...lost },
  { family: 'registrations', what: 'no end', ...at('EXPIRY#'), ...gone },
  { family: 'registrations', what: 'no place in the search', ...at('FIND#PUBLIC-NAME#'), ...gone },
  {
    family: 'registrations',
    what: 'another end at the holder',
    ...at('USER#', 'ACCOUNT', own),
    isRepaired: true,
    as: (account) => ({
      ...account,
      registration: { ...(account.registration as Item), valid_until: '2099-01-01' },
    }),
  },
  {
    family: 'registrations',
    what: 'no pointer',
    ...at('USER#', 'ACCOUNT', own),
    ...rewritten({ registration: undefined }),
  },
  {
    family: 'registrations',
    what: 'a pointer to another entry',
    ...at('USER#', 'ACCOUNT', (item) => open(item) && !own(item)),
    isRepaired: true,
    as: (account, { number }) => ({
      ...account,
      registration: { number, valid_until: '2099-01-01' },
    }),
  },
  {
    family: 'registrations',
    what: 'no entry',
    ...at('REGISTRATION#', 'ENTRY', ({ holder }) => holder),
    ...lost,
    hasRepairs: true,
  },
  {
    family: 'register-history',
    what: 'a change without a history',
    ...at('REGISTRATION#', 'ENTRY'),
    ...changed({ qualification: 'None' }),
  },
  {
    family: 'register-history',
    what: 'no history',
    ...at('REGISTRATION#', '~CHANGE#', ({ event }) => event === 'CREATED'),
    ...lost,
  },
  { family: 'certificates', what: 'a gap', ...at('REGISTRATION#', 'CERTIFICATE#0001'), ...lost },
  {
    family: 'certificates',
    what: 'a current one that is void',
    ...at('REGISTRATION#', 'CERTIFICATE#0002'),
    ...changed({ void: { on: '2026-11-22', reason: 'lost', by: { id: 'x', name: 'X' } } }),
  },
  { family: 'certificates', what: 'no key', ...at('REGISTER-KEYS'), ...lost },
  {
    family: 'register-numbers',
    what: 'a counter that lags',
    ...at('COUNTER#REGISTRATION#'),
    ...rewritten({ n: 0 }),
  },
  { family: 'claims', what: 'a claim that nobody sees', ...at('CLAIMS'), ...gone },
  {
    family: 'change-requests',
    what: 'a request that nobody sees',
    ...at('CHANGE-REQUESTS'),
    ...gone,
  },
  { family: 'books', what: 'a row more', ...at('BOOKS'), ...raised('taken') },
  { family: 'books', what: 'a part more', ...at('BOOK#', 'FILE#'), ...raised('done') },
  {
    family: 'files',
    what: 'no file',
    ...at('USER#', 'DOCUMENT#'),
    ...changed({ object_key: 'documents/nobody/x/1' }),
  },
  { family: 'sent-files', what: 'no sender', ...at('FILE#'), ...gone },
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
