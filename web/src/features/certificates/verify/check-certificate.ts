import type { CertificateStanding } from '#shared/certificates/records/certificate.ts'
import type { KeptStanding } from '#shared/certificates/rules/standing-by-list.ts'
import {
  type CertificateContent,
  certificateStatement,
  certificateStatement1,
} from '#shared/certificates/statements/certificate-statement.ts'
import { checkLetterStatement } from '#shared/certificates/statements/check-letter-statement.ts'
import { goodStandingStatement } from '#shared/certificates/statements/good-standing-statement.ts'
import { placeStatement } from '#shared/certificates/statements/place-statement.ts'
import { digestOfStatement } from '#shared/certificates/statements/printed-facts.ts'
import {
  earlierStatement,
  registrationStatement,
} from '#shared/certificates/statements/registration-statement.ts'
import {
  CannotCheckSignatures,
  checkStatement,
  type StatementCheck,
} from '#shared/certificates/statements/statement.ts'
import { asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { firstToAnswer } from './first-to-answer.ts'

type Check =
  | StatementCheck<typeof certificateStatement>
  | StatementCheck<typeof certificateStatement1>
  | StatementCheck<typeof checkLetterStatement>
  | StatementCheck<typeof earlierStatement>
  | StatementCheck<typeof registrationStatement>
  | StatementCheck<typeof goodStandingStatement>
  | StatementCheck<typeof placeStatement>

const kinds = [
  ...[certificateStatement, certificateStatement1],
  ...[checkLetterStatement, earlierStatement, registrationStatement, goodStandingStatement, placeStatement],
] as const

/** `page`: where the council’s own page is. `no-keys`: the public keys could not be loaded. `no-crypto`: this browser cannot check signatures. */
export type Checked = (Check & { page: string }) | { genuine: null; reason: 'no-keys' | 'no-crypto' }

const keysOf = (signal: AbortSignal, cache?: RequestCache) => api.register.keys({}, { signal, cache })

/** The statement never leaves the browser. */
export const checkCertificate = async (statement: string, signal: AbortSignal): Promise<Checked> => {
  try {
    const check = async (cache?: RequestCache): Promise<Check & { page: string }> => {
      const { keys, verify_at } = await keysOf(signal, cache)
      // The kind of a content goes with its `typ`.
      return { ...((await checkStatement(statement, kinds, keys)) as Check), page: verify_at }
    }
    const checked = await check()
    // The browser may have kept the keys from before the latest one was made.
    const mayBeNewer = !checked.genuine && checked.reason === 'unknown-key'
    return mayBeNewer ? await check('reload').catch(() => checked) : checked
  } catch (thrown) {
    if (signal.aborted) throw thrown
    return { genuine: null, reason: thrown instanceof CannotCheckSignatures ? 'no-crypto' : 'no-keys' }
  }
}

/** What the list of standings that this device keeps says of a number; null if it has none. */
const askKeptList = async (number: string, signal: AbortSignal): Promise<KeptStanding | null> => {
  try {
    return await (await import('./kept-standing.ts')).keptStanding(number, signal)
  } catch (thrown) {
    if (signal.aborted) throw thrown
    return null
  }
}

/** What the register says; or the list, where the register says nothing (undefined). */
export const askRegisterOrList = <Standing>(
  asked: Promise<Standing | undefined>,
  number: string,
  signal: AbortSignal,
): Promise<{ standing: Standing | undefined; kept: KeptStanding | null }> =>
  firstToAnswer(asked, () => askKeptList(number, signal))

/**
 * The register recognises the statement by its digest: the statement itself is not sent.
 * @returns null where the register has no such number; undefined where it did not answer
 */
export const askStanding = async (
  statement: string,
  { number, serial }: CertificateContent,
  signal: AbortSignal,
): Promise<CertificateStanding | null | undefined> => {
  try {
    const query = { serial: String(serial), statement: await digestOfStatement(statement) }
    return (await api.register.standing({ params: { number }, query }, { signal })).data
  } catch (thrown) {
    if (signal.aborted) throw thrown
    return asFailure(thrown).status === 404 ? null : undefined
  }
}
