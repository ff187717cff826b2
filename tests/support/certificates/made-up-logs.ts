/** Public logs in memory, which the product publishes: honest ones, and those of a council that tampers. */
import { createLogSigner } from '#functions/certificates/gateways/log-signer.ts'
import { publishLog } from '#functions/certificates/use-cases/publish-log.ts'
import { generateRegisterKey, type SigningKey } from '#infra/signing-key.ts'
import type { LogEntry } from '#shared/certificates/records/public-log.ts'
import { verifierKey } from '#shared/certificates/statements/log-note.ts'
import { tilePath } from '#shared/certificates/statements/log-tree.ts'

const origin = 'council.example/log'
const ownKey = generateRegisterKey('log')
const rawOf = ({ privateJwk }: SigningKey) => Buffer.from(privateJwk.x, 'base64url')
export const logKey = await verifierKey(origin, rawOf(ownKey))

type Files = Map<string, Uint8Array>
const hashBytes = 32

const logFilesIn = (files: Files) => ({
  checkpoint: async () => {
    const found = files.get('checkpoint')
    return found ? { note: Buffer.from(found).toString(), etag: 'x' } : null
  },
  putCheckpoint: async (note: string) => Boolean(files.set('checkpoint', Buffer.from(note))),
  readTile: async (level: number, index: number, width: number) => {
    const bytes = files.get(tilePath(level, index, width))!
    return Array.from({ length: width }, (_, at) =>
      Uint8Array.from(bytes.subarray(at * hashBytes, (at + 1) * hashBytes)),
    )
  },
  putTile: async (level: number | 'entries', index: number, width: number, bytes: Uint8Array) => {
    files.set(tilePath(level, index, width), bytes)
  },
})

/** Publishes what was added since the last time. */
export const published = async (
  entries: readonly LogEntry[],
  { files = new Map() as Files, key = ownKey } = {},
): Promise<Files> => {
  const leaves = entries.map((entry, index) => {
    const { number } = entry
    return { index, entry: JSON.stringify(entry), number, life: '', version: 0 }
  })
  const publicLog = {
    last: async () => leaves.at(-1) ?? null,
    from: async (first: number, limit: number) => leaves.slice(first, first + limit),
  }
  const logSigner = createLogSigner(async () => JSON.stringify(key))
  const config = { BASE_URL: 'https://council.example' }
  await publishLog({ publicLog, logFiles: logFilesIn(files), logSigner, config } as never)(() => true)
  return files
}

/** @throws an error without a name of ours where a file is not there */
export const readerOf = (files: Files) => async (path: string) => {
  const found = files.get(path)
  if (!found) throw new Error(`No ${path}`)
  return Buffer.from(found)
}

interface Copy {
  hashes: Buffer[]
  last: string
  seen: number
}
type Check = (
  read: ReturnType<typeof readerOf>,
  key: string,
  copy: Copy,
  now: number,
) => Promise<{ copy: Copy; fresh: (LogEntry & { index: number })[]; root: string }>

/** The monitor of docs/, which is a program of its own without types. */
const monitor: string = new URL('../../../docs/log-monitor.mjs', import.meta.url).href
export const { check, Tampered }: { check: Check; Tampered: new () => Error } = await import(monitor)
