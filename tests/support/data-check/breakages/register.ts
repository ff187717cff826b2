/** Ways to break the register, its certificates, claims and books. */
import type { Item } from '#functions/platform/table/table.ts'
import { at, type Breakage, changed, gone, lost, open, raised, rewritten } from './breakage.ts'

const own = (item: Item) => item.registration

export const registerBreakages: Breakage[] = [
  { family: 'registrations', what: 'no end', ...at('EXPIRY#'), ...gone },
  { family: 'registrations', what: 'a CNIC that anybody may have', ...at('CNIC#', 'REGISTER#'), ...gone },
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
    as: (account, { number }) => ({ ...account, registration: { number, valid_until: '2099-01-01' } }),
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
  {
    family: 'register-evidence',
    what: 'one person for two',
    ...at('REGISTRATION#', '~CHANGE#', ({ confirmed_by }) => confirmed_by),
    ...changed({ confirmed_by: null }),
  },
  {
    family: 'register-evidence',
    what: 'an approval without a recommendation',
    ...at('USER#', '~CASE', ({ registration }) => registration),
    ...changed({ recommendation: null }),
  },
  {
    family: 'public-log',
    what: 'an entry that was altered, with its history or without',
    ...at('REGISTRATION#', 'ENTRY', ({ holder }) => holder),
    ...changed({ valid_until: '2099-01-01' }),
  },
  { family: 'public-log', what: 'no first leaf', ...at('LOG', 'LEAF#000000000000'), ...lost },
  {
    family: 'public-log',
    what: 'a leaf that says something else',
    ...at('LOG', 'LEAF#000000000001'),
    ...changed({ salt: 'another' }),
  },
  {
    family: 'public-log',
    what: 'a leaf in the place of another',
    ...at('LOG', 'LEAF#000000000000'),
    ...changed({ index: 1 }),
  },
  {
    family: 'public-log',
    what: 'a leaf that was back-dated',
    ...at('LOG', 'LEAF#000000000001'),
    as: (leaf) => ({ ...leaf, entry: String(leaf.entry).replace(/"at":"\d{4}/, '"at":"2020') }),
  },
  { family: 'public-log', what: 'no note of a leaf', ...at('REGISTRATION#', '~LOGGED'), ...lost },
  {
    family: 'certificates',
    what: 'a statement of another name',
    ...at('REGISTRATION#', 'CERTIFICATE#0002'),
    ...changed({ name: 'Another Name' }),
  },
  {
    family: 'certificates',
    what: 'a former one that counts',
    ...at('REGISTRATION#', 'CERTIFICATE#0001'),
    ...changed({ void: null }),
  },
  { family: 'certificates', what: 'a gap', ...at('REGISTRATION#', 'CERTIFICATE#0001'), ...lost },
  {
    family: 'certificates',
    what: 'a current one that is void',
    ...at('REGISTRATION#', 'CERTIFICATE#0002'),
    ...changed({ void: { on: '2026-11-22', reason: 'lost', by: { id: 'x', name: 'X' } } }),
  },
  {
    family: 'certificates',
    what: 'one that was never prepared',
    ...at('USER#', '~CASE', ({ stage }) => stage === 'certificate-ready'),
    ...changed({ registration: { number: 'A-00001', valid_until: '2099-01-01', before: null } }),
  },
  {
    family: 'certificates',
    what: 'no key',
    ...at('REGISTER-KEYS', '', ({ signs }) => signs === 'certificates'),
    ...lost,
  },
  {
    family: 'register-numbers',
    what: 'a counter that lags',
    ...at('COUNTER#REGISTRATION#'),
    ...rewritten({ n: 0 }),
  },
  {
    family: 'register-numbers',
    what: 'a first number that it does not know',
    ...at('COUNTER#REGISTRATION#'),
    ...rewritten({ first_given: 4000 }),
  },
  { family: 'claims', what: 'a claim that nobody sees', ...at('CLAIMS'), ...gone },
  {
    family: 'claims',
    what: 'a link of an account without an entry',
    ...at('USER#', '~CLAIMS', ({ claims }) => (claims as Item[])[0]?.state === 'waiting'),
    hasRepairs: true,
    as: ({ claims, ...item }) => ({
      ...item,
      claims: [{ ...(claims as Item[])[0], state: 'linked', rests_on: 'code' }],
    }),
  },
  { family: 'change-requests', what: 'a request that nobody sees', ...at('CHANGE-REQUESTS'), ...gone },
  { family: 'watch-lists', what: 'a list that is gone', ...at('WATCHER#', 'NUMBERS'), ...lost },
  { family: 'watch-lists', what: 'a number that is not noted', ...at('REGISTRATION#', '~WATCHED#'), ...lost },
  {
    family: 'registrations',
    what: 'a book that nobody has confirmed',
    ...at('BOOKS', '', ({ taken, undone }) => taken && !undone),
    ...changed({ confirmed: undefined }),
  },
  {
    family: 'books',
    what: 'confirmed by the person who brought it in',
    ...at('BOOKS', '', ({ confirmed }) => confirmed),
    as: ({ confirmed, by, ...book }) => ({
      ...book,
      by,
      confirmed: { ...(confirmed as Item), confirmed_by: by },
    }),
  },
  { family: 'books', what: 'a row more', ...at('BOOKS'), ...raised('taken') },
  { family: 'books', what: 'a part more', ...at('BOOK#', 'FILE#'), ...raised('done') },
]
