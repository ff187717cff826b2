/** The lines of a verification letter as one text, from which its digest is made. */
import { shortDigest } from '#shared/kit/format.ts'
import type { AskedCheckRow, CheckedRow } from '#shared/register/records/public-register.ts'
import { fromBase64url, toBase64url } from './base64url.ts'

/** The questions and answers. For a CNIC only that it was asked, because its digits could be guessed from a digest. */
const lineOf = (asked: Pick<AskedCheckRow, 'number' | 'name'>, answered: CheckedRow): (string | null)[] => [
  asked.number,
  asked.name ?? null,
  answered.answer,
  answered.name,
  answered.valid_until,
]

/** SHA-256 in base64url. */
export const digestOfLetter = async (
  asked: readonly Pick<AskedCheckRow, 'number' | 'name'>[],
  answered: readonly CheckedRow[],
): Promise<string> => {
  const lines = answered.map((row, place) => JSON.stringify(lineOf(asked[place] ?? { number: '' }, row)))
  const bytes = new TextEncoder().encode(lines.join('\n'))
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** "ABCD-EF01-2345": by which people tell one list from another. */
export const listCodeOf = (digest: string): string =>
  shortDigest([...(fromBase64url(digest) ?? [])].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
