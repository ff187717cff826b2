/** The stream function: sends the letters that changes have put into the outbox. */
import { randomBytes } from 'node:crypto'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import type { Account } from '#functions/data/account.ts'
import type { Services } from '#functions/services/services.ts'
import { isCaseLetter, type Letter } from './outbox.ts'
import type { Mail } from './sender.ts'
import { accountChangedLetter, caseLetter, passwordResetLetter, staffLinkLetter } from './templates.ts'

/** The token is made here and its hash stored first, so that neither table nor stream ever holds a link. */
const resetLetter = async (account: Account, { config, clock, resets }: Services): Promise<Mail> => {
  const token = randomBytes(32).toString('base64url')
  await resets.issue(account.id, token, clock())
  const link = `${config.BASE_URL}/auth/reset-password/${token}?email=${encodeURIComponent(account.email)}`
  return passwordResetLetter(account.email, account.name, link)
}

/** Nothing is sent to somebody who was deactivated in between. */
const staffLetter = async (
  staffId: string,
  { config, clock, staff, staffResets }: Services,
): Promise<Mail | null> => {
  const account = (await staff.load(staffId, { consistent: true }))?.account
  if (!account?.is_admin) return null
  const token = randomBytes(32).toString('base64url')
  await staffResets.issue(staffId, token, clock())
  const link = `${config.BASE_URL}/admin/auth/set-password/${token}`
  return staffLinkLetter(account.email, account.name, link, account.password_hash === '')
}

const compose = async (letter: Letter, services: Services): Promise<Mail | null> => {
  if (letter.kind === 'staff-link') return staffLetter(letter.user_id, services)
  const account = letter.kind === 'void' ? null : await services.accounts.read(letter.user_id)
  if (!account) return null
  if (letter.kind === 'password-reset') return resetLetter(account, services)
  if (isCaseLetter(letter.kind))
    return caseLetter(letter.kind, account.email, account.name, services.config.BASE_URL)
  const forgotPage = `${services.config.BASE_URL}/auth/forgot-password`
  return accountChangedLetter(letter.to ?? account.email, account.name, forgotPage)
}

/** Sends a letter that this call holds. @returns whether it needs no further try. */
const send = async (letter: Letter, services: Services): Promise<boolean> => {
  const { letters, mail, clock, log } = services
  const content = await compose(letter, services)
  const outcome = content ? await mail.send(content) : 'void'
  log({
    ts: clock().toISOString(),
    level: outcome === 'refused' ? 'error' : 'info',
    event: 'LETTER',
    kind: letter.kind,
    outcome,
  })
  if (outcome === 'sent' || outcome === 'void' || outcome === 'refused') {
    await letters.settle(letter.id, outcome, clock())
    return true
  }
  // Nothing went out for certain: the next try may come at once. Unsure: the claim runs out first.
  if (outcome === 'unavailable') await letters.release(letter.id)
  return false
}

/** A letter that fails for a reason of its own must not hold up its neighbours for ever; mail that is down does not count. */
const mostFailures = 10

/** Counts a failure. @returns whether the letter is given up, so that its neighbours go on. */
const giveUpAtLast = async (id: string, { letters, clock }: Services): Promise<boolean> => {
  if ((await letters.fail(id)) < mostFailures) return false
  await letters.settle(id, 'failed', clock())
  return true
}

/** @returns whether the record needs no further try; an unexpected error is logged and tried again. */
const handle = async (id: string, services: Services): Promise<boolean> => {
  const { letters, clock, log } = services
  try {
    const letter = await letters.claim(id, clock())
    return letter ? await send(letter, services) : await letters.isSettled(id)
  } catch (error) {
    const givenUp = await giveUpAtLast(id, services).catch(() => false)
    log({
      ts: clock().toISOString(),
      level: 'error',
      ...(givenUp ? { event: 'LETTER_GIVEN_UP' } : { event: 'LETTER_FAILED' }),
      letter: id,
      errorCode: (error as Error).name,
    })
    return givenUp
  }
}

/** @returns a Lambda handler for the table's stream that reports which records failed. */
export const sendLetters =
  (services: Services) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const record of event.Records) {
      const id = record.dynamodb?.Keys?.pk?.S?.replace('OUTBOX#', '')
      if (id && !(await handle(id, services)))
        batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' })
    }
    return { batchItemFailures }
  }
