/** Whether a stored file is what was sent: its bytes are compared with the digest that was stored with it. */
import { createHash } from 'node:crypto'
import type { Needs } from '#functions/services.ts'
import { Conflict } from '#shared/kit/errors.ts'

export interface StoredFile {
  /** As people call it: "CNIC front". */
  label: string
  object_key: string
  /** SHA-256 in base64 or base64url; without one only an empty or missing file is noticed. */
  sha256: string | undefined
}

type Fault = 'missing' | 'empty' | 'changed'

const sentences: Record<Fault, string> = {
  missing: 'is missing from the store',
  empty: 'is empty in the store',
  changed: 'is not the one that was sent: it was changed in the store',
}

const isDigestOf = (bytes: Uint8Array, sha256: string): boolean =>
  createHash('sha256').update(bytes).digest().equals(Buffer.from(sha256, 'base64'))

const faultOf = (bytes: Uint8Array | undefined, sha256: string | undefined): Fault | null => {
  if (!bytes) return 'missing'
  if (bytes.length === 0) return 'empty'
  return sha256 === undefined || isDigestOf(bytes, sha256) ? null : 'changed'
}

/**
 * What differs is logged, so that an alarm tells the operators (infra/runbook.md#evidence-differs).
 * @returns the bytes, or in words what is wrong with the file
 */
export const readEvidence = async (
  { label, object_key, sha256 }: StoredFile,
  { clock, files, log }: Needs<'clock' | 'files' | 'log'>,
): Promise<{ bytes: Uint8Array } | { words: string }> => {
  const bytes = (await files.read(object_key))?.bytes
  const fault = faultOf(bytes, sha256)
  if (!fault) return { bytes: bytes as Uint8Array }
  log({ ts: clock().toISOString(), level: 'error', event: 'EVIDENCE_DIFFERS', fault, object: object_key })
  return { words: `The file "${label}" ${sentences[fault]}. The operators have been told` }
}

/** @throws Conflict unless the file is what was sent */
export const requireEvidence = async (...given: Parameters<typeof readEvidence>): Promise<Uint8Array> => {
  const result = await readEvidence(...given)
  if ('words' in result) throw new Conflict(result.words)
  return result.bytes
}
