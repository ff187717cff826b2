import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** In memory, where Linux offers a folder for it. */
const memory = '/dev/shm'
const enoughBytes = 4 * 1024 ** 3

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** A new folder for the data of a portal, which writes every file through to the disk: tests would wait for that. */
export const dataFolder = (): Promise<string> => {
  const place = existsSync(memory) && freeBytes(memory) >= enoughBytes ? memory : tmpdir()
  return mkdtemp(join(place, 'portal-data-'))
}
