/** What the signed list of standings says of a number. The service worker keeps the list, so that it is there without a network. */

import type { KeptStanding } from '#shared/certificates/rules/standing-by-list.ts'
import { logFolder, standingsName } from '#shared/certificates/statements/log-origin.ts'
import { logVerifiers } from '#shared/certificates/statements/log-verifiers.ts'
import { openStandings } from '#shared/certificates/statements/standing-list.ts'
import { api } from '#web/api/client.ts'
import { withTimeout } from '#web/api/http.ts'

/** Null without a list that the council has signed. */
export const keptStanding = async (number: string, signal: AbortSignal): Promise<KeptStanding | null> => {
  const [answer, { keys, verify_at }] = await Promise.all([
    fetch(`${logFolder}/${standingsName}`, { signal: withTimeout(signal) }),
    api.register.keys({}, { signal }),
  ])
  const note = await answer.text()
  for (const verifier of await logVerifiers(keys, new URL(verify_at).origin)) {
    const list = await openStandings(note, verifier)
    if (list) return { at: list.at, standing: list.standingOf(number) }
  }
  return null
}
