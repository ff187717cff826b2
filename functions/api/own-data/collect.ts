import { collectOwnData } from '#functions/app/own-data/collect-own-data.ts'
import type { Route } from '#functions/http/route.ts'
import {
  cases,
  changeRequests,
  claims,
  events,
  files,
  formerApplications,
  limits,
  passkeys,
  registrationHistory,
  registrations,
  signIns,
  snapshots,
} from '#functions/services/service-factories.ts'

export const needs = {
  cases,
  changeRequests,
  claims,
  events,
  files,
  formerApplications,
  limits,
  passkeys,
  registrationHistory,
  registrations,
  signIns,
  snapshots,
}

export const route: Route<'ownData.collect', typeof needs> = async ({ user, now }, services) => ({
  data: await collectOwnData(user, now, services),
})
