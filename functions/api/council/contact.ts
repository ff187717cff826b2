import { contactPage } from '#functions/app/settings/contact-page.ts'
import type { Route } from '#functions/http/route.ts'
import { councilSettings } from '#functions/services/service-factories.ts'

export const needs = { councilSettings }

export const route: Route<'council.contact', typeof needs> = async (_request, { councilSettings }) => ({
  data: contactPage(await councilSettings.read()),
})
