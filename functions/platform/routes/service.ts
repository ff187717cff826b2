import { route } from '#functions/platform/http/route.ts'
import { openapi as openapiDocument } from '#shared/openapi.ts'

export const health = route('service.health', {}, async () => ({ data: { status: 'ok' } }))

export const openapi = route('service.openapi', {}, async (_request, { config }) => ({
  data: openapiDocument(config.COUNCIL_NAME),
}))
