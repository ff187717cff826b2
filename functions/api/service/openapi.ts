import type { Route } from '#functions/http/route.ts'
import type { service } from '#shared/contract/service.ts'
import { openapi } from '#shared/openapi.ts'

export const route: Route<typeof service.openapi> = async () => ({ data: openapi() })
