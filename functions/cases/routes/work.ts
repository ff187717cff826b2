import { workLists } from '#functions/applications/data/case/work-list.ts'
import { queueCounter } from '#functions/applications/data/counters/queue-counter.ts'
import { cases } from '#functions/cases/data/case.ts'
import { waitingCases } from '#functions/cases/data/waiting-cases.ts'
import { listWork } from '#functions/cases/use-cases/list-work.ts'
import { route } from '#functions/platform/http/route.ts'
import { roster } from '#functions/staff/data/roster.ts'
import { officeSettings } from '#functions/staff/data/settings/office-settings.ts'

export const list = route(
  'work.list',
  { cases, officeSettings, queueCounter, roster, waitingCases, workLists },
  async ({ query, staff, today }, services) => ({
    data: await listWork(query.group, staff, today, services),
  }),
)
