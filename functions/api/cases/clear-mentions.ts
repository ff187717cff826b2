import type { Route } from '#functions/http/route.ts'
import { workLists } from '#functions/services/service-factories.ts'

export const needs = { workLists }

export const route: Route<'cases.clearMentions', typeof needs> = async (
  { params, staff },
  { workLists },
) => ({
  data: { cleared: await workLists.clearMentions(staff.id, params.id) },
})
