import type { Route } from '#functions/http/route.ts'
import type { cases } from '#shared/contract/cases.ts'

export const route: Route<typeof cases.counts> = async (_request, { queueCounter }) => ({
  data: await queueCounter.read(),
})
