import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { applicationForms } from '#functions/applications/data/application-form.ts'
import { returnedForms } from '#functions/applications/data/returned-form.ts'
import { loadOwnForm } from '#functions/applications/use-cases/own-record.ts'
import { presentUser } from '#functions/applications/use-cases/present-user.ts'
import { cases } from '#functions/cases/data/case.ts'
import { feeSchedules } from '#functions/payments/data/fee-schedule.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { events } from '#functions/platform/table/event.ts'
import { attemptOfCommand, changeOnce, doOnce } from '#functions/platform/use-cases/command-attempt.ts'
import { roster } from '#functions/staff/data/roster.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'
import { beginNewApplication } from '../use-cases/submission/begin-new-application.ts'
import { correctForm } from '../use-cases/submission/correct-form.ts'
import {
  resubmit as resubmitUseCase,
  withdraw as withdrawUseCase,
} from '../use-cases/submission/resubmit-or-withdraw.ts'
import { submitApplication } from '../use-cases/submission/submit-application.ts'

export const create = route(
  'applicantForm.create',
  { applicationForms, cases, councilSettings, feeSchedules, formerApplications, users },
  async (request, services) => ({
    data: await submitApplication(request.user, request.body, request, services),
    message: 'Your application has been submitted',
  }),
)

export const correct = route('applicantForm.correct', { returnedForms, users }, async (request, services) => {
  const user = await loadOwnForm(request.user, request.params.id, services)
  const data = await changeOnce(user.application_form, { ...request, user }, ['form', request.body], (once) =>
    correctForm(user, request.body, once, services),
  )
  return { data, message: 'Your correction is saved' }
})

export const resubmit = route(
  'applicantForm.resubmit',
  { cases, events, feeSchedules, formerApplications, roster, users },
  async (request, services) => {
    const user = await loadOwnForm(request.user, request.params.id, services)
    const attempt = attemptOfCommand(request.attempt, ['resubmit', user.application_form.id], user)
    const changed = await doOnce(user.id, attempt, services, () =>
      resubmitUseCase(user, { ...request, attempt }, services),
    )
    return { data: changed ?? user.application_form, message: 'Your application has been sent again' }
  },
)

export const withdraw = route(
  'applicantForm.withdraw',
  { cases, events, users },
  async (request, services) => {
    const user = await loadOwnForm(request.user, request.params.id, services)
    const attempt = attemptOfCommand(request.attempt, ['withdraw', user.application_form.id], user)
    const changed = await doOnce(user.id, attempt, services, () =>
      withdrawUseCase(user, { ...request, attempt }, services),
    )
    return { data: changed ?? user.application_form, message: 'Your application has been withdrawn' }
  },
)

export const startAgain = route(
  'applicantForm.startAgain',
  { cases, files, users },
  async (request, services) => {
    const { params, session, attempt } = request
    const user = await beginNewApplication(request.user, params.id, attempt, services)
    return { data: await presentUser(user, session, services), message: 'You can begin a new application' }
  },
)
