/** What members of staff do at their desk, in words. */
import { knowsCaller, person, type Right, roster, rows, secret, staffMember } from './rights.ts'

export const staffGrants = {
  knowsStaff: knowsCaller(staffMember),
  /** A schedule and the note of it; what stands in the way is read back. */
  writesFees: rows('FEE-SCHEDULE', 'GetItem', 'PutItem'),
  removesFees: rows('FEE-SCHEDULE', 'GetItem', 'PutItem', 'DeleteItem'),
  findsStaff: rows('ADMIN-EMAIL#*', 'GetItem'),
  signsStaffIn: [
    ...rows(staffMember, 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
    secret('staff-signing-key'),
  ],
  endsStaffSession: rows(staffMember, 'DeleteItem'),
  /** A password set by a link makes its owner count as active. */
  usesInvitations: [
    ...rows('RESET#*', 'GetItem', 'DeleteItem'),
    ...rows(staffMember, 'Query', 'UpdateItem', 'PutItem'),
    ...rows(roster, 'GetItem', 'UpdateItem'),
  ],
  notesSignIns: rows(roster, 'UpdateItem'),
  readsRoster: rows(roster, 'GetItem'),
  /** A code is used up, and recovery codes tell of it. */
  spendsCodes: rows(staffMember, 'GetItem', 'UpdateItem', 'PutItem'),
  /** An account, its place in the roster and an event, in one transaction; a lost answer is looked up. */
  changesStaff: [
    ...rows(staffMember, 'GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'),
    ...rows(roster, 'GetItem', 'UpdateItem'),
    ...rows('OUTBOX#*', 'PutItem'),
  ],
  invitesStaff: [
    ...rows(staffMember, 'PutItem'),
    ...rows('ADMIN-EMAIL#*', 'PutItem', 'GetItem'),
    ...rows(roster, 'GetItem', 'UpdateItem'),
    ...rows('OUTBOX#*', 'PutItem'),
  ],
  /** Account, roster, the item of the app, and the session that stays. */
  setsUpCodes: [
    ...rows(staffMember, 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(roster, 'GetItem', 'UpdateItem'),
  ],
  readsQueue: [{ on: 'index', partition: 'QUEUE#*' } as Right],
  countsQueue: rows('COUNTER#*', 'Query'),
  findsCases: [...rows('FIND#*', 'Query'), ...rows(person, 'GetItem')],
  readsCases: rows(person, 'Query', 'GetItem'),
  /** Whether a file or a challan stands in another case too. */
  findsDuplicates: [...rows('FILE#*', 'Query'), ...rows('CHALLAN#*', 'GetItem'), ...rows('FIND#*', 'Query')],
  /** Who works on it, what was compared: the case and an event. */
  notesOnCases: rows(person, 'UpdateItem', 'PutItem'),
  /** Every step: case, form, counters, event, e-mail; what an approval checks and takes; what a fee takes and gives back. */
  decidesCases: [
    ...rows(person, 'UpdateItem', 'PutItem', 'ConditionCheckItem'),
    ...rows('COUNTER#*', 'GetItem', 'UpdateItem'),
    ...rows('CHALLAN#*', 'PutItem', 'DeleteItem'),
    ...rows('FIND#*', 'PutItem'),
    ...rows('OUTBOX#*', 'PutItem'),
  ],
  beginsExports: rows('EXPORTS', 'PutItem'),
  /** The entry, what it leads to, and how much of that has left. */
  sendsExports: [...rows('EXPORTS', 'GetItem', 'UpdateItem'), ...rows(person, 'Query')],
  readsExports: rows('EXPORTS', 'Query'),
  /** A row of the bank's statement beside the case of its voucher. */
  looksUpVouchers: [
    ...rows('VOUCHER#*', 'GetItem'),
    ...rows('CHALLAN#*', 'GetItem'),
    ...rows(person, 'Query', 'GetItem'),
  ],
  keepsBankRows: [
    ...rows('BANK-IMPORT#*', 'PutItem', 'GetItem'),
    ...rows('BANK-IMPORTS', 'PutItem', 'GetItem'),
  ],
  listsBankImports: rows('BANK-IMPORTS', 'Query'),
  readsBankRows: [...rows('BANK-IMPORT#*', 'GetItem', 'Query'), ...rows('BANK-IMPORTS', 'GetItem')],
  /** As every step that verifies a fee, and what came of the row. */
  verifiesBankRows: [
    ...rows(person, 'UpdateItem', 'PutItem'),
    ...rows('COUNTER#*', 'UpdateItem'),
    ...rows('CHALLAN#*', 'PutItem'),
    ...rows('FIND#*', 'PutItem'),
    ...rows('BANK-IMPORT#*', 'PutItem'),
    ...rows('BANK-IMPORTS', 'UpdateItem'),
  ],
  undoesBankRows: [
    ...rows(person, 'Query', 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows('COUNTER#*', 'UpdateItem'),
    ...rows('CHALLAN#*', 'DeleteItem'),
    ...rows('BANK-IMPORT#*', 'UpdateItem'),
    ...rows('BANK-IMPORTS', 'UpdateItem'),
  ],
} satisfies Record<string, Right[]>
