import { zipSync } from 'fflate'
import type { OwnRecords } from '#shared/accounts/contract/own-archive.ts'
import { readablePage } from './readable-page.ts'

const encoded = (text: string) => new TextEncoder().encode(text)

/**
 * The ZIP file, without compression since pictures and PDFs do not shrink (docs/decisions/accounts/0146-the-archive-is-made-in-the-browser.md).
 * @param files by their place in it; null is one that no longer exists
 */
export const archiveOf = (records: OwnRecords, files: Map<string, Uint8Array | null>): Blob => {
  const held = [...files].flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : []))
  const missing = [...files].flatMap(([name, bytes]) => (bytes ? [] : [name]))
  const json = JSON.stringify({ ...records, missing_files: missing }, null, 2)
  const entries = {
    'your-data.html': encoded(readablePage(records, missing)),
    'data.json': encoded(json),
    ...Object.fromEntries(held),
  }
  const zip = zipSync(entries, { level: 0, mtime: records.made_at })
  return new Blob([zip], { type: 'application/zip' })
}
