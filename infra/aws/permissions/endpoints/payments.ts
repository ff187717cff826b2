/** What the endpoints of fees, bank statements and deposits do. */
import type { EndpointGrants } from '../grants.ts'

export const paymentEndpoints = {
  'fee.calculate': ['readsFeeSchedules'],
  'feeSchedules.current': ['readsFeeSchedules'],
  'feeSchedules.list': ['readsFeeSchedules'],
  'feeSchedules.create': ['proposesFeeSchedules'],
  'feeSchedules.update': ['proposesFeeSchedules'],
  'feeSchedules.remove': ['proposesFeeSchedules'],
  'feeSchedules.act': ['settlesFeeSchedules'],
  'feeSchedules.calculate': ['readsFeeSchedules'],
  'bankStatement.preview': ['looksUpVouchers'],
  'bankStatement.create': ['savesBankStatements'],
  'bankStatement.formats': ['listsBankFormats'],
  'bankStatement.list': ['listsBankImports'],
  'bankStatement.get': ['readsBankStatements', 'seesWhatWaits'],
  'bankStatement.verify': [
    'readsBankStatements',
    'looksUpVouchers',
    'readsFeeSchedules',
    'verifiesBankPayments',
    'changesWorkLists',
  ],
  'bankStatement.undo': ['readsBankStatements', 'undoesBankPayments', 'queuesEmails', 'proposes'],
  'bankStatement.months': ['readsCounters'],
  'deposits.list': ['listsDeposits'],
  'deposits.preview': ['previewsDepositMatches'],
  'deposits.match': ['matchesDeposits', 'readsFeeSchedules'],
  'deposits.setAside': ['setsDepositsAside'],
  'deposits.listSetAside': ['listsDepositsSetAside'],
  'deposits.reopen': ['reopensDeposits'],
  'refunds.propose': ['looksUpPayments', 'proposes'],
} satisfies EndpointGrants
