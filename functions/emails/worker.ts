/** The stream function: sends the e-mails that changes have put into the outbox. */
import { randomBytes } from 'node:crypto'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { type Account, isEmailConfirmed } from '#functions/data/account.ts'
import { outboxPrefix } from '#functions/data/partitions.ts'
import {
  accounts,
  councilSettings,
  emailLinks,
  emailSender,
  emails,
  fairShares,
  resets,
  staff,
  staffResets,
  users,
} from '#functions/services/service-factories.ts'
import type { Wired } from '#functions/services/services.ts'
import { dayInKarachi } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { heldPapers, needsText } from '#shared/rules/application-needs.ts'
import { councilClosing } from '#shared/rules/council-closing.ts'
import { composeAddressEmail } from './compose-address-email.ts'
import { type Draft, messageOf } from './message.ts'
import { type CaseEmail, isAddressEmail, isCaseEmail, type StoredEmail } from './outbox.ts'
import { accountChangedEmail, caseEmail, passwordResetEmail, staffLinkEmail } from './templates.ts'

export const needs = {
  accounts,
  councilSettings,
  emailLinks,
  emailSender,
  emails,
  fairShares,
  resets,
  staff,
  staffResets,
  users,
}
type WorkerServices = Wired<typeof needs>

const greetedName = (account: Account): string | null => (isEmailConfirmed(account) ? account.name : null)

/** Makes the token and stores its hash first, so that neither table nor stream ever holds a link. */
const resetEmail = async (account: Account, { config, clock, resets }: WorkerServices): Promise<Draft> => {
  const token = randomBytes(32).toString('base64url')
  await resets.issue(account.id, token, clock())
  const link = `${config.BASE_URL}${paths.resetPassword}/${token}?email=${encodeURIComponent(account.email)}`
  return passwordResetEmail(account.email, greetedName(account), link)
}

/** Nothing is sent to a member of staff who was deactivated in between. */
const staffEmail = async (
  staffId: string,
  { config, clock, staff, staffResets }: WorkerServices,
): Promise<Draft | null> => {
  const account = (await staff.load(staffId, { consistent: true }))?.account
  if (!account?.is_admin) return null
  const token = randomBytes(32).toString('base64url')
  await staffResets.issue(staffId, token, clock())
  const link = `${config.BASE_URL}${paths.adminSetPassword}/${token}`
  return staffLinkEmail(account.email, account.name, link, account.password_hash === '')
}

/** What the council still needs of an application that was just submitted. */
const needsOfApplication = async (userId: string, { users }: WorkerServices): Promise<string[]> => {
  const user = await users.load(userId, { consistent: true })
  if (!user?.application_form) return []
  const names = user.documents.map(({ name }) => name)
  return needsText(user.application_form.application_title, heldPapers(names, user.applicant))
}

const caseMessage = async (kind: CaseEmail, account: Account, services: WorkerServices): Promise<Draft> => {
  const { id, email } = account
  const further = kind === 'application-submitted' ? await needsOfApplication(id, services) : []
  return caseEmail(kind, email, greetedName(account), services.config.BASE_URL, further)
}

const composeMessage = async (email: StoredEmail, services: WorkerServices): Promise<Draft | null> => {
  if (email.kind === 'staff-link') return staffEmail(email.user_id, services)
  const account = email.kind === 'void' ? null : await services.accounts.read(email.user_id)
  if (!account || account.closed_at) return null
  if (email.kind === 'password-reset') return resetEmail(account, services)
  if (isAddressEmail(email.kind)) return composeAddressEmail(email, account, services)
  if (isCaseEmail(email.kind)) return caseMessage(email.kind, account, services)
  const forgotPasswordPage = `${services.config.BASE_URL}${paths.forgotPassword}`
  return accountChangedEmail(email.to ?? account.email, greetedName(account), forgotPasswordPage)
}

/**
 * The e-mail about a new application also brings the application to a reviewer, before it is sent, so that a call that stops
 * in between does it again. An application that could not be assigned stays among the unassigned; its e-mail is sent all the same.
 */
const shareApplication = async (email: StoredEmail, services: WorkerServices): Promise<void> => {
  if (email.kind !== 'application-submitted') return
  const { fairShares, clock, log, newId } = services
  const now = clock()
  const attempt = { requestId: newId(), now }
  await fairShares.assign(email.user_id, dayInKarachi(now), attempt).catch((error) =>
    log({
      ts: now.toISOString(),
      level: 'error',
      event: 'APPLICATION_NOT_SHARED',
      errorCode: (error as Error).name,
    }),
  )
}

/** Sends an e-mail that this call holds. @returns whether it needs no further try. */
const send = async (email: StoredEmail, services: WorkerServices): Promise<boolean> => {
  const { emails, emailSender, clock, log } = services
  const content = await composeMessage(email, services)
  const closing = content ? councilClosing(await services.councilSettings.read()) : []
  const outcome = content ? await emailSender.send(messageOf(content, closing)) : 'void'
  log({
    ts: clock().toISOString(),
    level: outcome === 'refused' ? 'error' : 'info',
    event: 'EMAIL',
    kind: email.kind,
    outcome,
  })
  if (outcome === 'sent' || outcome === 'void' || outcome === 'refused') {
    await emails.settle(email.id, outcome, clock())
    return true
  }
  // When certainly nothing was sent, the next try may come at once; otherwise only after the claim has run out.
  if (outcome === 'unavailable') await emails.release(email.id)
  return false
}

/** An e-mail that always fails must not delay the others for ever; an unavailable mail service does not count as a failure. */
const maxFailures = 10

/** Counts a failure. @returns whether the e-mail is given up, so that the others can be sent. */
const giveUpAfterMaxFailures = async (id: string, { emails, clock }: WorkerServices): Promise<boolean> => {
  if ((await emails.fail(id)) < maxFailures) return false
  await emails.settle(id, 'failed', clock())
  return true
}

/** @returns whether the record needs no further try; an unexpected error is logged and tried again. */
const handle = async (id: string, services: WorkerServices): Promise<boolean> => {
  const { emails, clock, log } = services
  try {
    const email = await emails.claim(id, clock())
    if (!email) return await emails.isSettled(id)
    await shareApplication(email, services)
    return await send(email, services)
  } catch (error) {
    const givenUp = await giveUpAfterMaxFailures(id, services).catch(() => false)
    log({
      ts: clock().toISOString(),
      level: 'error',
      ...(givenUp ? { event: 'EMAIL_GIVEN_UP' } : { event: 'EMAIL_FAILED' }),
      outboxId: id,
      errorCode: (error as Error).name,
    })
    return givenUp
  }
}

/** @returns a Lambda handler for the table's stream that reports which records failed. */
export const sendEmails =
  (services: WorkerServices) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const record of event.Records) {
      const id = record.dynamodb?.Keys?.pk?.S?.replace(outboxPrefix, '')
      if (id && !(await handle(id, services)))
        batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' })
    }
    return { batchItemFailures }
  }
