import { zipSync } from 'fflate'
import type { OwnRecords } from '#shared/accounts/contract/own-archive.ts'
import { readablePage } from './readable-page.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** `missing`: it no longer exists. `changed`: what the store has is not what was sent, so nobody takes it for theirs. */
export type FileOfArchive = Bytes | 'missing' | 'changed'

const encoded = (text: string) => new TextEncoder().encode(text)

/**
 * The ZIP file, without compression since pictures and PDFs do not shrink (docs/decisions/accounts/0146-the-archive-is-made-in-the-browser.md).
 * @param files by their place in it
 */
export const archiveOf = (records: OwnRecords, files: Map<string, FileOfArchive>): Blob => {
  const placesOf = (kind: FileOfArchive) =>
    [...files].flatMap(([name, file]) => (file === kind ? [name] : []))
  const left = { missing_files: placesOf('missing'), changed_files: placesOf('changed') }
  const entries = {
    'your-data.html': encoded(readablePage(records, left)),
    'data.json': encoded(JSON.stringify({ ...records, ...left }, null, 2)),
    ...Object.fromEntries(
      [...files].filter((entry): entry is [string, Bytes] => entry[1] instanceof Uint8Array),
    ),
  }
  const zip = zipSync(entries, { level: 0, mtime: records.made_at })
  return new Blob([zip], { type: 'application/zip' })
}
