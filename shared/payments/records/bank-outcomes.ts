/** What may become of a row of the bank statement. */

/** The outcomes of a row, problems first; all but `verified` leave the application unchanged. */
export const bankOutcomes = [
  'taken-back',
  'repeated',
  'amount-differs',
  'unknown-voucher',
  'bad-voucher',
  'former-application',
  'paid-before',
  'challan-used',
  'wrong-status',
  'set-aside',
  'later-than-today',
  'no-payment',
  'same-row',
  'already-verified',
  'verified',
] as const
export type BankOutcome = (typeof bankOutcomes)[number]

/** The reason as a heading. */
export const bankOutcomeLabels: Record<BankOutcome, string> = {
  'taken-back': 'Taken back by the bank',
  repeated: 'Challan appears more than once',
  'amount-differs': 'Amount differs from the fee',
  'unknown-voucher': 'Unknown voucher number',
  'bad-voucher': 'Voucher number missing or wrong',
  'former-application': 'Voucher of a former application',
  'paid-before': 'Fee already paid with another challan',
  'challan-used': 'Challan used for another application',
  'wrong-status': 'Application takes no payment now',
  'set-aside': 'Deposit set aside before',
  'later-than-today': 'Date later than today',
  'no-payment': 'Not a payment',
  'same-row': 'Same row again',
  'already-verified': 'Verified before',
  verified: 'Fee verified',
}

/** Money that is there and pays for nothing: the row is kept as a deposit without an application. */
export const keepsDeposit = (outcome: BankOutcome): boolean =>
  (
    [
      'amount-differs',
      'unknown-voucher',
      'bad-voucher',
      'former-application',
      'paid-before',
      'wrong-status',
    ] as BankOutcome[]
  ).includes(outcome)
