import { listWork } from '#functions/app/work/list-work.ts'
import type { Route } from '#functions/http/route.ts'
import {
  cases,
  officeSettings,
  queueCounter,
  roster,
  waitingCases,
  workLists,
} from '#functions/services/service-factories.ts'

export const needs = { cases, officeSettings, queueCounter, roster, waitingCases, workLists }

export const route: Route<'work.list', typeof needs> = async ({ query, staff, today }, services) => ({
  data: await listWork(query.group, staff, today, services),
})
