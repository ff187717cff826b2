import { presentRow } from '#functions/app/cases/present-case.ts'
import type { Route } from '#functions/http/route.ts'
import type { cases } from '#shared/contract/cases.ts'

export const route: Route<typeof cases.list> = async ({ query, now }, services) => {
  const { cases, next } = await services.cases.page(query.status, query.cursor)
  return { data: { rows: cases.map((it) => presentRow(it, now)), next } }
}
