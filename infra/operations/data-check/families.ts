/** Everything that must hold of what is stored. */
import { accountLists } from './accounts/account-lists.ts'
import { accountMarkers } from './accounts/account-markers.ts'
import { applications } from './applications/applications.ts'
import { versions } from './applications/versions.ts'
import { caseCounters } from './cases/case-counters.ts'
import { reportCounters } from './cases/report-counters.ts'
import { searchEntries } from './cases/search-entries.ts'
import { workLists } from './cases/work-lists.ts'
import { certificates } from './certificates/certificates.ts'
import { publicLog } from './certificates/public-log.ts'
import { files } from './documents/files.ts'
import { sentFiles } from './documents/sent-files.ts'
import { knownKeys, schedules } from './known-keys.ts'
import { lifetimes } from './lifetimes.ts'
import { outbox } from './outbox.ts'
import { deposits } from './payments/deposits.ts'
import { imports } from './payments/imports.ts'
import { money } from './payments/money.ts'
import { receipts } from './payments/receipts.ts'
import { books } from './register/books.ts'
import { changeRequests } from './register/change-requests.ts'
import { claims } from './register/claims.ts'
import { numbers } from './register/numbers.ts'
import { registerEvidence } from './register/register-evidence.ts'
import { registerHistory } from './register/register-history.ts'
import { registerNumbers } from './register/register-numbers.ts'
import { registrations } from './register/registrations.ts'
import { watchLists } from './register/watch-lists.ts'
import { readable } from './shapes.ts'
import { proposals } from './staff/proposals.ts'
import { staffLists } from './staff/staff-lists.ts'
import type { Family } from './tools.ts'

export const families: readonly Family[] = [
  ...[knownKeys, readable, lifetimes],
  ...[accountMarkers, accountLists, staffLists],
  ...[applications, versions, numbers, searchEntries, workLists, proposals],
  ...[caseCounters, reportCounters, money, deposits, receipts, imports],
  ...[registrations, registerHistory, registerEvidence, certificates, registerNumbers],
  ...[publicLog, claims, changeRequests, watchLists, books],
  ...[files, sentFiles, outbox, schedules],
]
