import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../atomic-file.ts'
import type { ObjectMeta, StoredObject } from './object.ts'

/** The files of one bucket: a folder for each key, in it the bytes and the description of each version. */
interface VersionFiles {
  /** The ids of a key's versions, oldest first. */
  versions(key: string): Promise<string[]>
  read(key: string, versionId: string): Promise<StoredObject>
  write(meta: ObjectMeta, bytes?: Buffer): Promise<ObjectMeta>
  /** The newest version of every key, delete markers included, in no order. */
  newestOfAll(): Promise<ObjectMeta[]>
}

/** Gives access to the files below a folder, which only one process writes at a time; the folder is made with the first version. */
export const versionFiles = (folder: string): VersionFiles => {
  // Read with the first list and kept: a clean-up lists the files of thousands of people one after the other.
  let newest: Promise<Map<string, ObjectMeta>> | undefined
  const newestByKey = (): Promise<Map<string, ObjectMeta>> => {
    newest ??= readNewest(folder).catch((error) => {
      newest = undefined
      throw error
    })
    return newest
  }
  const keepIfNewest = async (meta: ObjectMeta): Promise<void> => {
    const kept = await newest?.catch(() => null) // a list that failed reads again; the version is stored
    if (kept && (kept.get(meta.key)?.versionId ?? '') < meta.versionId) kept.set(meta.key, meta)
  }
  const place = (key: string) => {
    // Keys may hold any characters and slashes; a hash cannot leave the folder.
    const name = createHash('sha256').update(key).digest('hex')
    return join(folder, name.slice(0, 2), name)
  }
  return {
    versions: (key) => versionsIn(place(key)),
    async read(key, versionId) {
      const meta = await describe(place(key), versionId)
      const bytes = meta.deleted ? Buffer.alloc(0) : await readFile(join(place(key), `${versionId}.bytes`))
      return { meta, bytes }
    },
    async write(meta, bytes) {
      const base = join(place(meta.key), meta.versionId)
      if (bytes) await writeAtomically(`${base}.bytes`, bytes)
      // The description comes last: a version exists once it is there, and never without its bytes.
      await writeAtomically(`${base}.json`, JSON.stringify(meta))
      await keepIfNewest(meta)
      return meta
    },
    newestOfAll: async () => [...(await newestByKey()).values()],
  }
}

const readNewest = async (folder: string): Promise<Map<string, ObjectMeta>> => {
  const found = new Map<string, ObjectMeta>()
  for (const group of await foldersIn(folder)) {
    // One group at a time, so that a full bucket does not open all of its files at once.
    const described = await Promise.all((await foldersIn(group)).map(newestIn))
    for (const meta of described.flat()) found.set(meta.key, meta)
  }
  return found
}

const versionsIn = async (place: string): Promise<string[]> => {
  const names = (await entriesOf(place)).map(({ name }) => name).filter((name) => name.endsWith('.json'))
  return names.map((name) => name.slice(0, -'.json'.length)).sort()
}

/** None where a process was killed after the bytes of the first version and before its description. */
const newestIn = async (place: string): Promise<ObjectMeta[]> => {
  const newest = (await versionsIn(place)).at(-1)
  return newest === undefined ? [] : [await describe(place, newest)]
}

const describe = async (place: string, versionId: string): Promise<ObjectMeta> =>
  JSON.parse(await readFile(join(place, `${versionId}.json`), 'utf8'))

const foldersIn = async (folder: string): Promise<string[]> => {
  const entries = await entriesOf(folder)
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
}

const entriesOf = (folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
