import type { Route } from '#functions/http/route.ts'
import { roster } from '#functions/services/service-factories.ts'
import { grantsAlone } from '#shared/staff/rules/staff.ts'

export const needs = { roster }

export const route: Route<'people.list', typeof needs> = async ({ staff, now }, { roster }) => {
  const read = await roster.read()
  const people = read.people.sort((one, other) => one.name.localeCompare(other.name))
  return { data: { people, alone: grantsAlone(read, staff.id, now) } }
}
