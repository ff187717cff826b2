/** The rows of a verification letter as they are printed and saved, from which its digest is made. */
import { shortDigest } from '#shared/kit/format.ts'
import type { AskedCheckRow, CheckedRow } from '#shared/register/records/public-register.ts'
import { answerInWords } from '#shared/register/rules/register-check.ts'
import { fromBase64url, toBase64url } from './base64url.ts'

/** The heads of the file of a letter. */
export const letterHeads = ['Number', 'Compared', 'Answer', 'Name in the register']

/** Without the name or CNIC that was asked: nobody else's words, and no digits that could be guessed from a digest. */
export const letterCells = (
  asked: readonly Pick<AskedCheckRow, 'cnic' | 'name'>[],
  answered: readonly CheckedRow[],
): string[][] =>
  answered.map((row, place) => [
    row.number,
    asked[place]?.cnic ? 'CNIC' : asked[place]?.name === undefined ? 'Number' : 'Name',
    answerInWords(row),
    row.name ?? '',
  ])

/** SHA-256 in base64url. @param cells of each row, as `letterCells` gives them */
export const digestOfLetter = async (cells: readonly (readonly string[])[]): Promise<string> => {
  const bytes = new TextEncoder().encode(cells.map((row) => row.join('\t')).join('\n'))
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** "ABCD-EF01-2345": by which people tell one list from another. */
export const listCodeOf = (digest: string): string =>
  shortDigest([...(fromBase64url(digest) ?? [])].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
