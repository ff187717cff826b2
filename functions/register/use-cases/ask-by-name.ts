/** An organisation asks about numbers by name: what the public page says, signed, and each holder with an account is told. */
import { requireNotStopped } from '#functions/accounts/data/checker.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import { putPaced } from '#functions/platform/outbox/paced-emails.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import type { CheckerRecord } from '#shared/accounts/records/checker.ts'
import { isUnreachableForGood } from '#shared/accounts/rules/unreachable-address.ts'
import { Conflict, TooMany } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { type NewCheck, numbersIn, type OwnCheck } from '#shared/register/records/check.ts'
import type { CheckLetter, CheckResult } from '#shared/register/records/public-register.ts'
import { compareRows } from './check-register.ts'

const aDay = 24 * 60 * 60
/** Also what is refused; of an address, so that closing and coming back begins nothing anew. */
const tried: Limit = { scope: 'named-check-tries', most: 200, windowInSeconds: aDay }
const byOrganisation: Limit = { scope: 'named-checks', most: 100, windowInSeconds: aDay }
const aboutNumber: Limit = { scope: 'named-checks-number', most: 5, windowInSeconds: aDay }
/** Whoever is asked about more often, by whomever, reads the rest on the page. */
const noticesOfNumber: Limit = { scope: 'check-notices-number', most: 5, windowInSeconds: aDay }
/** Of what the mail service takes in a day; what is more waits among the e-mails that are paced. */
const shareOfNotices = 0.2

type Services = Needs<'accounts' | 'checks' | 'config' | 'limits' | 'newId' | 'registrations'>

const isWithin = async (
  limit: Limit,
  subject: string,
  now: Date,
  { limits }: Needs<'limits'>,
): Promise<boolean> => {
  try {
    await limits.count(limit, subject, now)
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}

/** All of them, or none: what is refused uses nothing up. @returns what gives them back. @throws TooMany */
const countAll = async (
  counted: readonly (readonly [limit: Limit, subject: string, tries: number])[],
  now: Date,
  { limits }: Needs<'limits'>,
): Promise<() => Promise<void>> => {
  const done: (typeof counted)[number][] = []
  const giveBack = async () => {
    for (const [limit, subject, tries] of done) await limits.refund(limit, subject, now, tries)
  }
  for (const one of counted)
    try {
      const [limit, subject, tries] = one
      await limits.count(limit, subject, now, tries)
      done.push(one)
    } catch (error) {
      await giveBack()
      throw error
    }
  return giveBack
}

/** Whether the account is open, and its address takes e-mails. */
const canBeTold = async (holder: string | null, { accounts }: Needs<'accounts'>): Promise<boolean> => {
  const account = holder === null ? null : await accounts.read(holder)
  return Boolean(account?.email && !account.closed_at && !isUnreachableForGood(account.unreachable))
}

/** The e-mail to the holder: at once, behind what is in the outbox before it, as long as the day has room. */
const noticeTo = async (holder: string, number: string, id: string, now: Date, services: Services) => {
  if (!(await isWithin(noticesOfNumber, plainNumber(number), now, services))) return []
  const email = { id: services.newId(), kind: 'check-notice' as const, user_id: holder, number, change: id }
  const most = Math.ceil(shareOfNotices * Number(services.config.MAIL_MOST_A_DAY))
  const ofDay = { scope: 'check-notices', most, windowInSeconds: aDay }
  return [(await isWithin(ofDay, 'all', now, services)) ? putEmail(email, now) : putPaced(email, now)]
}

interface Asking {
  checker: CheckerRecord
  today: string
  attempt: Attempt
}

/**
 * The same request again is answered with what it has stored.
 * @param sign the answers. @throws Conflict before the organisation has said its name, TooMany
 */
export const askByName = async (
  { numbers, purpose, premises }: NewCheck,
  { checker, today, attempt }: Asking,
  sign: (rows: { number: string }[], result: CheckResult) => Promise<CheckLetter>,
  services: Services,
): Promise<OwnCheck> => {
  const { checks, newId, registrations } = services
  const { now } = attempt
  const { organisation } = checker
  requireNotStopped(checker, today)
  if (organisation === null) throw new Conflict('Say first which organisation you are')
  const before = await checks.repeated(checker.id, attempt)
  if (before) return before
  const rows = numbersIn(numbers).map((number) => ({ number }))
  const counted = [
    [byOrganisation, checker.email, rows.length] as const,
    ...rows.map(({ number }) => [aboutNumber, `${checker.email} ${plainNumber(number)}`, 1] as const),
  ]
  await services.limits.count(tried, checker.email, now)
  const giveBack = await countAll(counted, now, services)
  const found = await registrations.of(rows.map(({ number }) => number))
  const signed = await sign(rows, compareRows(rows, found, now, today))
  const held = new Map(found.map((one) => [plainNumber(one.number), one]))
  const holderOf = (number: string) => held.get(plainNumber(number))?.holder ?? null
  const told = await Promise.all(signed.rows.map(({ number }) => canBeTold(holderOf(number), services)))
  const [id, at] = [`${now.toISOString()}-${newId()}`, now.toISOString()]
  const own: OwnCheck = {
    ...{ id, at, organisation, purpose, premises, digest: signed.digest, code: signed.code },
    rows: signed.rows.map(({ spelling_differs: _, ...row }, place) => ({
      ...row,
      told: told[place] ?? false,
    })),
  }
  const named = own.rows
    .filter(({ number }) => held.has(plainNumber(number)))
    .map(({ number, answer, told }) => ({
      ...{ id, at, number, answer, told, purpose, premises, organisation, email: checker.email },
      ...{ holder: holderOf(number), reply: null },
    }))
  const notices = await Promise.all(
    named.flatMap(({ holder, number, told }) =>
      holder && told ? [noticeTo(holder, number, id, now, services)] : [],
    ),
  )
  if (await checks.add(checker.id, own, named, notices.flat(), attempt)) return own
  await giveBack()
  const faster = await checks.repeated(checker.id, attempt)
  if (!faster) throw new Conflict('This was sent already. Reload the page to see it')
  return faster
}
