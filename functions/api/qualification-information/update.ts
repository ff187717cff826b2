import { ownQualification } from '#functions/app/applicants/own-qualification.ts'
import { requireUnlocked } from '#functions/app/applicants/require-unlocked.ts'
import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
import { requireVersion } from '#functions/app/own-record.ts'
import { parseWith } from '#functions/http/parse-request.ts'
import type { Route } from '#functions/http/route.ts'
import { qualificationInformation } from '#functions/services/service-factories.ts'
import { Conflict } from '#shared/errors.ts'
import { newQualificationInformation } from '#shared/records/qualification-information.ts'
import { qualificationItem } from '#shared/rules/correctable.ts'
import { qualificationDateErrors } from '#shared/rules/dates.ts'

/** The level stands in the record's key: it says which one is meant and never changes. */
const levelIsFixed = 'The qualification level cannot be changed'
/** The fee was computed from this date and stands on the vouchers. */
const feeIsFixed = 'You have submitted your application. Ask the council to change the degree issue date'

export const needs = { qualificationInformation }

export const route: Route<'qualificationInformation.update', typeof needs> = async (request, services) => {
  const { params, query, body, user, today, attempt, versionRead } = request
  const before = ownQualification(user, params.id, query.qualification_level ?? body.qualification_level)
  if (body.qualification_level && body.qualification_level !== before.qualification_level)
    requireNoFieldErrors({ qualification_level: [levelIsFixed] })
  requireVersion(before, versionRead)
  const { id: _id, version, ...merged } = { ...before, ...body }
  const fields = parseWith(newQualificationInformation, merged)
  requireNoFieldErrors(qualificationDateErrors(fields, today))
  const movesFee =
    before.qualification_level === 'B Pharm / Pharm D' &&
    fields.degree_issue_date !== before.degree_issue_date
  if (user.application_form && movesFee) throw new Conflict(feeIsFixed)
  requireUnlocked(user, (field) => qualificationItem(before.qualification_level, field), before, fields)
  return {
    data: await services.qualificationInformation.change(user.id, version, fields, attempt),
    message: 'Qualification Information updated successfully',
  }
}
