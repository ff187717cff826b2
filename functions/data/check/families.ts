/** Everything that must hold of what is stored. */
import { accountLists } from './account-lists.ts'
import { accountMarkers } from './account-markers.ts'
import { applications } from './applications.ts'
import { books } from './books.ts'
import { caseCounters } from './case-counters.ts'
import { certificates } from './certificates.ts'
import { changeRequests } from './change-requests.ts'
import { claims } from './claims.ts'
import { deposits } from './deposits.ts'
import { files } from './files.ts'
import { imports } from './imports.ts'
import { knownKeys } from './known-keys.ts'
import { lifetimes } from './lifetimes.ts'
import { money } from './money.ts'
import { numbers } from './numbers.ts'
import { outbox } from './outbox.ts'
import { proposals } from './proposals.ts'
import { registerHistory } from './register-history.ts'
import { registerNumbers } from './register-numbers.ts'
import { registrations } from './registrations.ts'
import { reportCounters } from './report-counters.ts'
import { schedules } from './schedules.ts'
import { searchEntries } from './search-entries.ts'
import { sentFiles } from './sent-files.ts'
import { readable } from './shapes.ts'
import { staffLists } from './staff-lists.ts'
import type { Family } from './tools.ts'
import { versions } from './versions.ts'
import { workLists } from './work-lists.ts'

export const families: readonly Family[] = [
  ...[knownKeys, readable, lifetimes],
  ...[accountMarkers, accountLists, staffLists],
  ...[applications, versions, numbers, searchEntries, workLists, proposals],
  ...[caseCounters, reportCounters, money, deposits, imports],
  ...[registrations, registerHistory, certificates, registerNumbers, claims, changeRequests, books],
  ...[files, sentFiles, outbox, schedules],
]
