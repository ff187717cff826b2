/** The stream function: sends the letters that changes have put into the outbox. */
import { randomBytes } from 'node:crypto'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import type { Account } from '#functions/data/account.ts'
import type { Letter } from '#functions/data/letter.ts'
import type { Mail } from '#functions/gateways/mail.ts'
import { accountChangedLetter, passwordResetLetter } from '#functions/mail/letters.ts'
import type { Services } from '#functions/runtime/services.ts'

/** The token is made here and its hash stored first, so that neither table nor stream ever holds a link. */
const resetLetter = async (account: Account, { config, clock, resets }: Services): Promise<Mail> => {
  const token = randomBytes(32).toString('base64url')
  await resets.issue(account.id, token, clock())
  const link = `${config.BASE_URL}/auth/reset-password/${token}?email=${encodeURIComponent(account.email)}`
  return passwordResetLetter(account.email, account.name, link)
}

const compose = async (letter: Letter, services: Services): Promise<Mail | null> => {
  const account = letter.kind === 'void' ? null : await services.accounts.read(letter.user_id)
  if (!account) return null
  if (letter.kind === 'password-reset') return resetLetter(account, services)
  const forgotPage = `${services.config.BASE_URL}/auth/forgot-password`
  return accountChangedLetter(letter.to ?? account.email, account.name, forgotPage)
}

/** @returns whether the letter needs no further try. */
const settle = async (id: string, services: Services): Promise<boolean> => {
  const { letters, mail, clock, log } = services
  const letter = await letters.claim(id, clock())
  if (!letter) return letters.isSettled(id)

  const content = await compose(letter, services)
  const outcome = content ? await mail.send(content) : 'void'
  log({ ts: clock().toISOString(), level: 'info', event: 'LETTER', kind: letter.kind, outcome })
  if (outcome === 'sent' || outcome === 'void' || outcome === 'refused') {
    await letters.settle(id, outcome, clock())
    return true
  }
  // Nothing went out for certain: the next try may come at once. Unsure: the claim runs out first.
  if (outcome === 'unavailable') await letters.release(id)
  return false
}

/** @returns a Lambda handler for the table's stream that reports which records failed. */
export const sendLetters =
  (services: Services) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const record of event.Records) {
      const id = record.dynamodb?.Keys?.pk?.S?.replace('OUTBOX#', '')
      const done = !id || (await settle(id, services).catch(() => false))
      if (!done) batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' })
    }
    return { batchItemFailures }
  }
