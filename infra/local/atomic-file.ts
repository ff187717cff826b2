import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that it is afterwards either complete or as before, even when the process or the machine stops during
 * the write: written under another name in the same folder, synced to disk, renamed, and the folder synced too.
 */
export const writeAtomically = async (
  path: string,
  bytes: Uint8Array | string,
  mode = 0o600,
): Promise<void> => {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    const file = await open(draft, 'wx', mode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(folder)
}

const syncFolder = async (folder: string): Promise<void> => {
  // Windows cannot open a folder; there the rename alone must be enough.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
