/** A check as a signed letter. */
import type { Config } from '#functions/platform/services/config.ts'
import type { Needs } from '#functions/services.ts'
import { verifyAddress } from '#shared/certificates/statements/certificate-statement.ts'
import {
  checkLetterStatement,
  mostLinesInCode,
} from '#shared/certificates/statements/check-letter-statement.ts'
import { digestOfLetter, letterCells } from '#shared/certificates/statements/letter-lines.ts'
import { issuerOf } from '#shared/certificates/statements/printed-facts.ts'
import type { AskedCheck, CheckLetter, CheckResult } from '#shared/register/records/public-register.ts'

export const signLetter = async (
  { rows }: AskedCheck,
  result: CheckResult,
  { config, statementSigner }: { config: Pick<Config, 'BASE_URL'> } & Needs<'statementSigner'>,
): Promise<CheckLetter> => {
  const checked_at = `${result.checked_at.slice(0, 19)}.000Z` // the statement counts whole seconds
  const digest = await digestOfLetter(letterCells(rows, result.rows))
  const lines = result.rows.length > mostLinesInCode ? [] : result.rows
  const content = {
    issuer: await issuerOf(config.BASE_URL),
    ...{ checked_at, totals: result.totals, digest },
    lines: lines.map(({ number, answer, name, valid_until, hold }) => ({
      ...{ number, answer, hold },
      name: name ?? '',
      valid_until: valid_until ?? '',
    })),
  }
  const statement = await statementSigner.sign(checkLetterStatement, () => content)
  return { ...result, checked_at, digest, code: verifyAddress(config.BASE_URL, statement) }
}
