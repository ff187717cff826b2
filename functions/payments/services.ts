/** The services of this area; each is made where its record or gateway is. */
export { bankImports } from './data/bank-import.ts'
export { challans } from './data/challan.ts'
export { closedDays } from './data/day-book.ts'
export { deposits } from './data/deposit.ts'
export { feeSchedules } from './data/fee-schedule.ts'
export { feeScheduleProposals } from './data/fee-schedule-proposal.ts'
export { moneyCounter } from './data/money-counter.ts'
export { receipts } from './data/receipt.ts'
