/** The newest checkpoint of the public log, with the keys that may have signed it. */

import { type Checkpoint, openNote, readCheckpoint } from '#shared/certificates/statements/log-note.ts'
import { logFolder } from '#shared/certificates/statements/log-origin.ts'
import { logVerifiers } from '#shared/certificates/statements/log-verifiers.ts'
import { failureOf } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { withTimeout } from '#web/api/http.ts'

export interface LogNow {
  /** Of its files. */
  address: string
  /** As monitors take them, in no order. */
  verifiers: string[]
  /** The one that has signed the newest checkpoint; the only one where that is not known. */
  signer: string | undefined
  /** Null while nothing is published. */
  newest: { at: string | null; checkpoint: Checkpoint | 'not-signed' | 'not-checked' } | null
}

const signedBy = async (verifiers: readonly string[], note: string) => {
  const texts = await Promise.all(verifiers.map((verifier) => openNote(note, verifier)))
  const place = texts.findIndex((text) => text !== null)
  return {
    checkpoint: readCheckpoint(texts[place] ?? '') ?? ('not-signed' as const),
    signer: verifiers[place],
  }
}

export const loadLog = async (signal: AbortSignal): Promise<LogNow> => {
  const [answer, { keys, verify_at }] = await Promise.all([
    fetch(`${logFolder}/checkpoint`, { signal: withTimeout(signal) }),
    api.register.keys({}, { signal }),
  ])
  if (!answer.ok && answer.status !== 404) throw failureOf(answer, null)
  const portal = new URL(verify_at).origin
  const address = portal + logFolder
  const verifiers = await logVerifiers(keys, portal)
  const only = verifiers.length === 1 ? verifiers[0] : undefined
  if (!answer.ok) return { address, verifiers, signer: only, newest: null }
  const [note, at] = [await answer.text(), answer.headers.get('last-modified')]
  // An old browser has no Ed25519.
  const { checkpoint, signer = only } = await signedBy(verifiers, note).catch(() => ({
    checkpoint: 'not-checked' as const,
    signer: undefined,
  }))
  return { address, verifiers, signer, newest: { at, checkpoint } }
}
