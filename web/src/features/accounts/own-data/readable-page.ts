/** The page of the archive that a person reads: plain HTML that opens without the portal. It has no script and loads nothing. */

import type { OwnRecords } from '#shared/accounts/contract/own-archive.ts'
import { asTyped } from '#web/ui/language/typed.tsx'
import { labelOfKey } from '#web/ui/messages/field-labels.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { readingWords } from './reading-words.ts'
import { isCheck, isTechnical, labelIn, textOf } from './record-words.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const shownOf = (key: string, value: unknown): string => {
  if (isEmpty(value)) return '<span class="none">Not provided</span>'
  if (Array.isArray(value)) return `<ol>${value.map((one) => `<li>${shownOf(key, one)}</li>`).join('')}</ol>`
  if (typeof value === 'object') return recordOf(value as object)
  const text = escaped(textOf(key, value))
  if (isCheck(key, value)) return `<a href="${text}">Open the check of the council</a>`
  return text.startsWith('files/') ? `<a href="${encodeURI(text)}">${text}</a>` : text
}

const recordOf = (record: object): string => {
  const rows = Object.entries(record).filter(([key]) => !isTechnical(key))
  const lines = rows.map(
    ([key, value]) =>
      `<div><dt>${escaped(labelIn(record, key))}</dt><dd dir="auto"${asTyped(value).lang ? ' lang="ur"' : ''}>${shownOf(key, value)}</dd></div>`,
  )
  return `<dl>${lines.join('')}</dl>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}
dl{margin:0}dl>div{padding:.25rem 0;border-bottom:1px solid #ddd}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}
li{margin-bottom:.75rem}.none{color:#595959}`

/** The letters stand by themselves; what was asked for stays with the other requests. */
const lettersOf = (requests: OwnRecords['change_requests']) =>
  requests.flatMap(({ letter, words }) => (letter ? [{ ...letter, address_of_the_regulator: words }] : []))

/** @param left files that are not in the archive */
export const readablePage = (
  records: OwnRecords,
  left: Record<'missing_files' | 'changed_files', string[]>,
): string => {
  const { made_at, readings, own_acts, change_requests, ...rest } = records
  const sections = {
    ...rest,
    change_requests: change_requests.map(({ letter: _letter, ...request }) => request),
    letters_of_good_standing: lettersOf(change_requests),
    what_you_did: own_acts.map(({ at, act }) => ({ at, act: labelOfKey(act.toLowerCase()) })),
    who_has_looked_at_your_file: readings.map((reading) => ({ at: reading.at, act: readingWords(reading) })),
    ...(left.missing_files.length > 0 && { files_that_could_not_be_found: left.missing_files }),
    ...(left.changed_files.length > 0 && {
      files_left_out_because_they_are_not_what_was_sent_please_tell_the_council: left.changed_files,
    }),
  }
  const body = Object.entries(sections).map(
    ([key, value]) => `<h2>${escaped(labelOfKey(key))}</h2>${shownOf(key, value)}`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Your data at the council</title><style>${style}</style></head><body>
<h1>Your data at the council</h1>
<p>What the portal kept of you on ${escaped(formatMoment(made_at))} (Pakistan time). The file data.json has the same for programs.
Your password is not in it: the portal keeps none that could be read. The council's working notes and the names of its staff are not in
it either, but for who signed a letter. Of an e-mail the portal keeps for 30 days that it was sent, without its text.</p>
${body.join('\n')}
</body></html>
`
}
