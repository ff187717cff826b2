/** Ways to break what is kept of persons and their applications. */
import { at, type Breakage, changed, gone, lost, open, rewritten } from './breakage.ts'

export const applicationBreakages: Breakage[] = [
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
  {
    family: 'accounts',
    what: 'a former address that is somebody else’s',
    ...at('EMAIL#', '', ({ ttl }) => ttl !== undefined),
    ...changed({ user_id: 'another', ttl: undefined }),
  },
  {
    family: 'accounts',
    what: 'a CNIC of somebody else',
    ...at('CNIC#', 'TAKEN'),
    ...changed({ user_id: 'another' }),
  },
  { family: 'accounts', what: 'records without an account', ...at('USER#', 'ACCOUNT', open), ...lost },
  { family: 'accounts', what: 'a session ahead', ...at('USER#', 'SESSION#'), ...changed({ generation: 99 }) },
  { family: 'account-lists', what: 'a closing that nobody does', ...at('CLOSINGS'), ...gone },
  {
    family: 'account-lists',
    what: 'an account that nobody looks at',
    ...at('ACCOUNT-CHECKS', '', ({ user_id }, { waiting }) => user_id === waiting.id),
    ...gone,
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
  {
    family: 'files',
    what: 'no file',
    ...at('USER#', 'DOCUMENT#'),
    ...changed({ object_key: 'documents/nobody/x/1' }),
  },
  { family: 'sent-files', what: 'no sender', ...at('FILE#'), ...gone },
]
