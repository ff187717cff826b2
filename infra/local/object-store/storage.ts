import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../atomic-file.ts'

/** What is known about one version of an object beside its bytes. */
export type ObjectMeta = {
  key: string
  versionId: string
  contentType: string
  size: number
  etag: string
  lastModified: string
  /** Checksums as sent and verified, by header name, such as `x-amz-checksum-sha256`. */
  checksums: Record<string, string>
  /** Own entries of the sender, by header name (`x-amz-meta-…`), and the like. */
  headers: Record<string, string>
  /** A version that says: deleted. It has no bytes. */
  deleted: boolean
}

/** A version and its bytes. */
export type StoredObject = { meta: ObjectMeta; bytes: Buffer }

/** Keeps every version of every object on disk; what `put` has answered survives a killed process. */
export type ObjectStorage = {
  put(
    object: { key: string; bytes: Buffer } & Pick<ObjectMeta, 'contentType' | 'checksums' | 'headers'>,
  ): Promise<ObjectMeta>
  /** Hides the object behind a delete marker; older versions stay readable by their id. */
  markDeleted(key: string): Promise<ObjectMeta>
  /** The newest version, or the one asked for; `undefined` when there is none. */
  read(key: string, versionId?: string): Promise<StoredObject | undefined>
}

/** Opens the storage of one bucket in a folder. */
export function openStorage(folder: string): ObjectStorage {
  let latest = 0
  const place = (key: string) => {
    // Keys may hold any characters and slashes; a hash cannot leave the folder.
    const name = createHash('sha256').update(key).digest('hex')
    return join(folder, name.slice(0, 2), name)
  }
  const nextVersion = () => {
    latest = Math.max(Date.now(), latest + 1)
    return `${latest.toString(36).padStart(9, '0')}${randomBytes(8).toString('hex')}`
  }
  async function versions(key: string): Promise<string[]> {
    const names = await readdir(place(key)).catch((): string[] => [])
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .sort()
  }
  async function keep(meta: ObjectMeta, bytes?: Buffer): Promise<ObjectMeta> {
    const base = join(place(meta.key), meta.versionId)
    if (bytes) await writeAtomically(`${base}.bytes`, bytes)
    // The description comes last: a version exists once it is there, and never without its bytes.
    await writeAtomically(`${base}.json`, JSON.stringify(meta))
    return meta
  }
  return {
    put({ key, bytes, contentType, checksums, headers }) {
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
      const meta = {
        key,
        versionId: nextVersion(),
        contentType,
        size: bytes.length,
        etag,
        checksums,
        headers,
      }
      return keep({ ...meta, lastModified: new Date().toISOString(), deleted: false }, bytes)
    },
    markDeleted(key) {
      const nothing = { contentType: '', size: 0, etag: '', checksums: {}, headers: {} }
      const lastModified = new Date().toISOString()
      return keep({ key, versionId: nextVersion(), lastModified, deleted: true, ...nothing })
    },
    async read(key, versionId) {
      const all = await versions(key)
      const chosen = versionId === undefined ? all.at(-1) : all.find((one) => one === versionId)
      if (chosen === undefined) return undefined
      const base = join(place(key), chosen)
      const meta: ObjectMeta = JSON.parse(await readFile(`${base}.json`, 'utf8'))
      return { meta, bytes: meta.deleted ? Buffer.alloc(0) : await readFile(`${base}.bytes`) }
    },
  }
}
