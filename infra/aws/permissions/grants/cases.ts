/** Grants of staff who find, read and review applications. */
import { files, partitions, type Right, rows, secret } from '../rights.ts'

export const caseGrants = {
  appendsEvents: rows(partitions.applicants, 'PutItem'),
  /** Lists of a status, and those of one person of the staff. */
  readsQueue: [
    { on: 'index', partition: partitions.queue } as Right,
    { on: 'index', partition: partitions.assigned } as Right,
  ],
  readsAssigned: [{ on: 'index', partition: partitions.assigned } as Right],
  readsCounters: rows(partitions.counters, 'Query'),
  /** By the entries of the search, or by the e-mail of an account. */
  searchesCases: [
    ...rows(partitions.search, 'Query'),
    ...rows(partitions.vouchers, 'GetItem'),
    ...rows(partitions.emails, 'GetItem'),
    ...rows(partitions.applicants, 'GetItem'),
  ],
  readsCases: rows(partitions.applicants, 'Query', 'GetItem'),
  /** The count of opened cases and documents, and the event in the history when the limit is reached. */
  countsReadings: [
    ...rows(partitions.limits, 'UpdateItem'),
    secret('pepper'),
    ...rows(partitions.staff, 'PutItem'),
  ],
  /** Whether another case has the same file or challan. */
  findsDuplicates: [
    ...rows(partitions.sentFiles, 'Query'),
    ...rows(partitions.challans, 'GetItem'),
    ...rows(partitions.search, 'Query'),
  ],
  /** Assignment and checks of a case: the case and an event. */
  annotatesCases: rows(partitions.applicants, 'UpdateItem', 'PutItem'),
  /** The place of a case in the lists, with the counters of both places. */
  refreshesLists: [...rows(partitions.applicants, 'UpdateItem'), ...rows(partitions.counters, 'UpdateItem')],
  /** The case, an event, the numbers of assigned cases; the people to whom it may be assigned. */
  assignsCases: [
    ...rows(partitions.applicants, 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.roster, 'GetItem'),
  ],
  /** Every action: case, form, counters, event, e-mail; the registration number of an approval; the challan of a fee. */
  decidesCases: [
    ...rows(partitions.applicants, 'UpdateItem', 'PutItem', 'ConditionCheckItem'),
    ...rows(partitions.counters, 'GetItem', 'UpdateItem'),
    ...rows(partitions.challans, 'PutItem', 'DeleteItem'),
    ...rows(partitions.search, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...rows(partitions.workLists, 'PutItem', 'DeleteItem'),
    ...rows(partitions.deposits, 'GetItem', 'PutItem', 'ConditionCheckItem'),
    ...rows(partitions.openDeposits, 'PutItem', 'DeleteItem'),
  ],
  /** An entry of the register with its history, its expiry place and its holder’s account; the term of the day. */
  changesRegister: [
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.cnics, 'PutItem', 'DeleteItem'),
    ...rows(partitions.expiries, 'PutItem', 'DeleteItem'),
    ...rows(partitions.publicSearch, 'PutItem', 'DeleteItem'),
    ...rows(partitions.applicants, 'UpdateItem'),
    ...rows(partitions.terms, 'Query'),
  ],
  /** An entry is made where the register does not have the number yet. */
  linksRegistrations: [...rows(partitions.registrations, 'GetItem'), ...rows(partitions.terms, 'Query')],
  /** When the account goes, or the link to it: all but what was done, with the documents. */
  forgetsChangeRequests: [
    ...rows(partitions.registrations, 'Query', 'DeleteItem'),
    ...rows(partitions.changeRequests, 'DeleteItem'),
    ...files('requests/*', 'DeleteObject'),
  ],
  /** A note, with an entry in the work of those whom it names; a repeated one is read. */
  writesNotes: [...rows(partitions.applicants, 'PutItem'), ...rows(partitions.workLists, 'PutItem')],
  clearsMentions: rows(partitions.workLists, 'Query', 'DeleteItem'),
  /** A question to the registrars, or a proposed correction. */
  putsOnWorkLists: rows(partitions.workLists, 'PutItem'),
  /** A settled question leaves its list; the answer goes on the list of the person who asked. */
  changesWorkLists: rows(partitions.workLists, 'PutItem', 'DeleteItem'),
  listsMeetings: rows(partitions.meetings, 'Query'),
  readsMeetings: [...rows(partitions.meetings, 'GetItem'), ...rows(partitions.meeting, 'Query')],
  /** The agenda is what waits for a decision. */
  opensMeetings: [
    ...rows(partitions.meetings, 'PutItem'),
    ...rows(partitions.meeting, 'PutItem'),
    { on: 'index', partition: partitions.queue } as Right,
    ...rows(partitions.applicants, 'GetItem'),
  ],
  /** Who was present; a decision of the agenda, in the transaction of the approval where it is one. */
  decidesInMeetings: [...rows(partitions.meetings, 'UpdateItem'), ...rows(partitions.meeting, 'UpdateItem')],
  /** An approval and nothing else: case, form, counters, event, e-mail; the entry with its places and its holder’s account. */
  approvesCases: [
    ...rows(partitions.applicants, 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'GetItem', 'UpdateItem'),
    ...rows(partitions.search, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...rows(partitions.registrations, 'GetItem', 'PutItem', 'UpdateItem'),
    ...rows(partitions.cnics, 'PutItem'),
    ...rows(partitions.expiries, 'PutItem', 'DeleteItem'),
    ...rows(partitions.publicSearch, 'PutItem', 'DeleteItem'),
    ...rows(partitions.terms, 'Query'),
  ],
  /** Case, form, counters, event, e-mail; nothing that another action would write. */
  marksCertificatesReady: [
    ...rows(partitions.applicants, 'UpdateItem', 'PutItem', 'ConditionCheckItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.outbox, 'PutItem'),
  ],
} satisfies Record<string, Right[]>
