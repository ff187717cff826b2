import { findCases } from '#functions/app/cases/find-cases.ts'
import { presentRow } from '#functions/app/cases/present-case.ts'
import type { Route } from '#functions/http/route.ts'
import type { cases } from '#shared/contract/cases.ts'

export const route: Route<typeof cases.find> = async ({ query, now }, services) => {
  const found = await findCases(query.q, services)
  return { data: { rows: found.map((it) => presentRow(it, now)), next: null } }
}
