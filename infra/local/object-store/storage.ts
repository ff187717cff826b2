import { createHash, randomBytes } from 'node:crypto'
import type { ObjectMeta, StoredObject } from './object.ts'
import { S3Refusal } from './refusal.ts'
import { versionFiles } from './version-files.ts'

/** Keeps every version of every object on disk; what `put` has answered survives a killed process. */
export interface ObjectStorage {
  /** @param object `replaces`: only if the newest version has this etag, or, where it is empty, if there is none */
  put(
    object: { key: string; bytes: Buffer; replaces?: string } & Pick<
      ObjectMeta,
      'contentType' | 'checksums' | 'headers'
    >,
  ): Promise<ObjectMeta>
  /** Hides the object behind a delete marker; older versions stay readable by their id. */
  markDeleted(key: string): Promise<ObjectMeta>
  /** The newest version, or the one asked for; `undefined` when there is none. */
  read(key: string, versionId?: string): Promise<StoredObject | undefined>
  /** The newest versions of the objects whose keys begin like this and that are not deleted, in the order of their keys. */
  list(prefix?: string): Promise<ObjectMeta[]>
}

// Valid until the year 5188; ids sort by time because this part always has the same length.
const timeDigits = 9

/** Opens the storage of one bucket in a folder; `now` is in milliseconds since 1970. */
export const openStorage = (folder: string, now: () => number): ObjectStorage => {
  const files = versionFiles(folder)
  const nextVersion = async (key: string) => {
    const newest = (await files.versions(key)).at(-1)
    // A clock that was set back or two writes in one millisecond must not put a new version behind an older one.
    const time = Math.max(now(), newest === undefined ? 0 : timeOf(newest) + 1)
    return `${time.toString(36).padStart(timeDigits, '0')}${randomBytes(8).toString('hex')}`
  }
  const newestEtag = async (key: string): Promise<string> => {
    const newest = (await files.versions(key)).at(-1)
    return newest === undefined ? '' : (await files.read(key, newest)).meta.etag
  }
  let writing: Promise<unknown> = Promise.resolve()
  /** Conditional writes, each after the one before. */
  const oneAtATime = <T>(write: () => Promise<T>): Promise<T> => {
    const written = writing.then(write)
    writing = written.catch(() => {})
    return written
  }
  const lastModified = () => new Date(now()).toISOString()
  return {
    async put({ key, bytes, contentType, checksums, headers, replaces }) {
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
      const described = { key, contentType, size: bytes.length, etag, checksums, headers, deleted: false }
      const write = async () =>
        files.write({ ...described, versionId: await nextVersion(key), lastModified: lastModified() }, bytes)
      if (replaces === undefined) return write()
      return oneAtATime(async () => {
        if ((await newestEtag(key)) !== replaces)
          throw new S3Refusal(412, 'PreconditionFailed', 'At least one of the preconditions did not hold.')
        return write()
      })
    },
    async markDeleted(key) {
      const nothing = { contentType: '', size: 0, etag: '', checksums: {}, headers: {} }
      const versionId = await nextVersion(key)
      return files.write({ key, versionId, lastModified: lastModified(), deleted: true, ...nothing })
    },
    async read(key, versionId) {
      const all = await files.versions(key)
      const chosen = versionId === undefined ? all.at(-1) : all.find((one) => one === versionId)
      return chosen === undefined ? undefined : files.read(key, chosen)
    },
    async list(prefix = '') {
      const all = await files.newestOfAll()
      const current = all.filter(({ key, deleted }) => !deleted && key.startsWith(prefix))
      return current.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
    },
  }
}

const timeOf = (versionId: string) => Number.parseInt(versionId.slice(0, timeDigits), 36)
