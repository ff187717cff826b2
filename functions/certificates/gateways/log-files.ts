/** The files of the public log and the list of standings, which everybody reads below `/log/` of the site. */
import { createFiles } from '#functions/platform/gateways/files.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { standingsName } from '#shared/certificates/statements/log-origin.ts'
import { tilePath } from '#shared/certificates/statements/log-tree.ts'

const checkpointFile = 'log/checkpoint'
const standingsFile = `log/${standingsName}`
const never = 'public, max-age=31536000, immutable'
const fewSeconds = 'public, max-age=5'
const fewMinutes = 'public, max-age=300'
const hashBytes = 32

export const createLogFiles = (files: ReturnType<typeof createFiles>) => {
  const readNote = async (file: string): Promise<{ note: string; etag: string } | null> => {
    const found = await files.read(file)
    return found && { note: new TextDecoder().decode(found.bytes), etag: found.etag }
  }
  /** @param replaces the etag of the one before; empty for the first. @returns false when another writer was faster */
  const putNote = async (
    ...[file, note, replaces, cacheControl]: [file: string, note: string, replaces: string, cache: string]
  ): Promise<boolean> => {
    const bytes = new TextEncoder().encode(note)
    try {
      await files.put(file, bytes, 'text/plain; charset=utf-8', { cacheControl, replaces })
      return true
    } catch (error) {
      const { name } = error as Error
      if (name === 'PreconditionFailed' || name === 'ConditionalRequestConflict') return false
      throw error
    }
  }
  return {
    /** The newest checkpoint that was published, with what its next one replaces. */
    checkpoint: () => readNote(checkpointFile),
    putCheckpoint: (note: string, replaces: string) => putNote(checkpointFile, note, replaces, fewSeconds),
    /** The list of standings, in the same way. */
    standings: () => readNote(standingsFile),
    putStandings: (note: string, replaces: string) => putNote(standingsFile, note, replaces, fewMinutes),
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
  }
}

export const logFiles = ({ config, awsCalls }: AppContext) =>
  createLogFiles(createFiles(config.LOG_BUCKET_NAME, awsCalls))
