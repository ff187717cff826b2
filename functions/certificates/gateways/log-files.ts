/** The files of the public log, which everybody reads below `/log/` of the site. */
import { createFiles } from '#functions/platform/gateways/files.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { tilePath } from '#shared/certificates/statements/log-tree.ts'

const checkpointFile = 'log/checkpoint'
const never = 'public, max-age=31536000, immutable'
const fewSeconds = 'public, max-age=5'
const hashBytes = 32

export const createLogFiles = (files: ReturnType<typeof createFiles>) => ({
  /** The newest checkpoint that was published, with what its next one replaces. */
  checkpoint: async (): Promise<{ note: string; etag: string } | null> => {
    const found = await files.read(checkpointFile)
    return found && { note: new TextDecoder().decode(found.bytes), etag: found.etag }
  },
  /** @param replaces the etag of the one before; empty for the first. @returns false when another writer was faster */
  putCheckpoint: async (note: string, replaces: string): Promise<boolean> => {
    const bytes = new TextEncoder().encode(note)
    try {
      await files.put(checkpointFile, bytes, 'text/plain; charset=utf-8', {
        cacheControl: fewSeconds,
        replaces,
      })
      return true
    } catch (error) {
      const { name } = error as Error
      if (name === 'PreconditionFailed' || name === 'ConditionalRequestConflict') return false
      throw error
    }
  },
  readTile: async (level: number, index: number, width: number): Promise<Uint8Array<ArrayBuffer>[]> => {
    const found = await files.read(`log/${tilePath(level, index, width)}`)
    if (found?.bytes.length !== width * hashBytes) throw new Error(`No tile ${level}/${index} of ${width}`)
    return Array.from({ length: width }, (_, at) => found.bytes.slice(at * hashBytes, (at + 1) * hashBytes))
  },
  /** Entries, or hashes of a level; the same name always has the same bytes. */
  putTile: (level: number | 'entries', index: number, width: number, bytes: Uint8Array): Promise<void> =>
    files.put(`log/${tilePath(level, index, width)}`, bytes, 'application/octet-stream', {
      cacheControl: never,
    }),
})

export const logFiles = ({ config, awsCalls }: AppContext) =>
  createLogFiles(createFiles(config.LOG_BUCKET_NAME, awsCalls))
