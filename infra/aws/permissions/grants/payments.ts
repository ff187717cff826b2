/** Grants of fee schedules, bank statements and deposits. */
import { partitions, type Right, rows } from '../rights.ts'

export const paymentGrants = {
  readsFeeSchedules: rows(partitions.feeSchedules, 'Query'),
  /** A proposal, on condition that its schedule is as it was read; after a conflict the current one is read. */
  proposesFeeSchedules: rows(partitions.feeSchedules, 'GetItem', 'PutItem', 'ConditionCheckItem'),
  /** A proposal becomes a schedule and a record of the change; after a conflict the record says who was faster. */
  settlesFeeSchedules: rows(partitions.feeSchedules, 'GetItem', 'Query', 'PutItem', 'DeleteItem'),
  /** A row of the bank's statement and the case of its voucher. */
  looksUpVouchers: [
    ...rows(partitions.vouchers, 'GetItem'),
    ...rows(partitions.challans, 'GetItem'),
    ...rows(partitions.deposits, 'GetItem'),
    ...rows(partitions.applicants, 'Query', 'GetItem'),
  ],
  savesBankStatements: [
    ...rows(partitions.bankImport, 'PutItem', 'Query'),
    ...rows(partitions.bankImports, 'PutItem', 'GetItem'),
    ...rows(partitions.bankFormats, 'PutItem'),
  ],
  listsBankFormats: rows(partitions.bankFormats, 'Query'),
  listsBankImports: rows(partitions.bankImports, 'Query'),
  readsBankStatements: [...rows(partitions.bankImport, 'Query'), ...rows(partitions.bankImports, 'GetItem')],
  /** Verifies a fee as an action on the case does, keeps the row as a deposit or takes one back, and saves the row's result. */
  verifiesBankPayments: [
    ...rows(partitions.applicants, 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.challans, 'PutItem', 'DeleteItem', 'ConditionCheckItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...rows(partitions.deposits, 'PutItem'),
    ...rows(partitions.openDeposits, 'PutItem', 'DeleteItem'),
    ...rows(partitions.search, 'PutItem'),
    ...rows(partitions.bankImport, 'PutItem'),
    ...rows(partitions.bankImports, 'UpdateItem'),
  ],
  undoesBankPayments: [
    ...rows(partitions.applicants, 'Query', 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.challans, 'DeleteItem'),
    ...rows(partitions.bankImport, 'UpdateItem'),
    ...rows(partitions.bankImports, 'UpdateItem'),
    ...rows(partitions.deposits, 'GetItem', 'PutItem', 'DeleteItem'),
    ...rows(partitions.workLists, 'DeleteItem'),
    ...rows(partitions.openDeposits, 'PutItem', 'DeleteItem'),
  ],
  /** A page of open deposits, and the case of each voucher. */
  listsDeposits: [
    ...rows(partitions.openDeposits, 'Query'),
    ...rows(partitions.vouchers, 'GetItem'),
    ...rows(partitions.applicants, 'Query', 'GetItem'),
  ],
  /** A deposit and the case of a reference or voucher number. */
  previewsDepositMatches: [
    ...rows(partitions.deposits, 'GetItem'),
    ...rows(partitions.vouchers, 'GetItem'),
    ...rows(partitions.search, 'Query'),
    ...rows(partitions.applicants, 'Query', 'GetItem'),
  ],
  /** Verifies a fee as an action on the case does, or accepts a part of it with a second voucher, and settles the deposit. */
  matchesDeposits: [
    ...rows(partitions.vouchers, 'PutItem'),
    ...rows(partitions.applicants, 'Query', 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.challans, 'PutItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...rows(partitions.search, 'PutItem'),
    ...rows(partitions.deposits, 'GetItem', 'PutItem'),
    ...rows(partitions.openDeposits, 'DeleteItem'),
  ],
  setsDepositsAside: [
    ...rows(partitions.deposits, 'GetItem', 'PutItem'),
    ...rows(partitions.openDeposits, 'PutItem', 'DeleteItem'),
    ...rows(partitions.counters, 'UpdateItem'),
  ],
  listsDepositsSetAside: rows(partitions.openDeposits, 'Query'),
  /** As long as the challan has not paid for an application. */
  reopensDeposits: [
    ...rows(partitions.deposits, 'GetItem', 'PutItem'),
    ...rows(partitions.openDeposits, 'PutItem', 'DeleteItem'),
    ...rows(partitions.challans, 'ConditionCheckItem'),
    ...rows(partitions.counters, 'UpdateItem'),
  ],
  readsClosedDays: rows(partitions.dayBook, 'Query'),
  readsClosedDay: rows(partitions.dayBook, 'GetItem'),
  closesDays: rows(partitions.dayBook, 'PutItem', 'GetItem'),
  correctsDays: rows(partitions.dayBook, 'UpdateItem'),
  listsReceipts: rows(partitions.receipts, 'Query'),
  /** With the name of the applicant, and whether the bank took the credit back. */
  readsReceipts: [
    ...rows(partitions.deposits, 'GetItem'),
    ...rows(partitions.receipts, 'GetItem'),
    ...rows(partitions.applicants, 'Query', 'GetItem'),
  ],
  /** The next serial, once for each instrument, with an entry in the history of the case. */
  givesReceipts: [
    ...rows(partitions.receipts, 'GetItem', 'PutItem', 'Query'),
    ...rows(partitions.instruments, 'GetItem', 'PutItem'),
    ...rows(partitions.vouchers, 'GetItem'),
    ...rows(partitions.search, 'Query'),
    ...rows(partitions.applicants, 'Query', 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
  ],
  /** The fee is verified as an action on the case does, or the amount is a deposit. */
  realisesReceipts: [
    ...rows(partitions.receipts, 'GetItem', 'PutItem'),
    ...rows(partitions.applicants, 'Query', 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
    ...rows(partitions.challans, 'GetItem', 'PutItem', 'ConditionCheckItem'),
    ...rows(partitions.outbox, 'PutItem'),
    ...rows(partitions.search, 'PutItem'),
    ...rows(partitions.deposits, 'GetItem', 'PutItem'),
    ...rows(partitions.openDeposits, 'PutItem', 'DeleteItem'),
  ],
  endsReceipts: [
    ...rows(partitions.receipts, 'GetItem', 'PutItem'),
    ...rows(partitions.applicants, 'Query', 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
  ],
  /** A receipt is cancelled, with the deposit that it has become. */
  cancelsReceipts: [
    ...rows(partitions.receipts, 'GetItem', 'PutItem'),
    ...rows(partitions.instruments, 'DeleteItem'),
    ...rows(partitions.deposits, 'GetItem', 'DeleteItem'),
    ...rows(partitions.openDeposits, 'DeleteItem'),
  ],
  /** A fee that is verified, or a deposit. */
  looksUpPayments: [
    ...rows(partitions.challans, 'GetItem'),
    ...rows(partitions.deposits, 'GetItem'),
    ...rows(partitions.applicants, 'Query', 'GetItem'),
  ],
  /** A payment is paid back, with the case whose fee it was, or is a deposit again. */
  refundsPayments: [
    ...rows(partitions.challans, 'GetItem', 'DeleteItem', 'ConditionCheckItem'),
    ...rows(partitions.deposits, 'GetItem', 'PutItem'),
    ...rows(partitions.openDeposits, 'PutItem', 'DeleteItem'),
    ...rows(partitions.applicants, 'Query', 'GetItem', 'UpdateItem', 'PutItem'),
    ...rows(partitions.counters, 'UpdateItem'),
  ],
} satisfies Record<string, Right[]>
