/** Compares an export with its manifest, before anything of it is written anywhere. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  exportedObject,
  fileOf,
  linesIn,
  type Manifest,
  readLines,
  readManifest,
  sha256Of,
} from './export-folder.ts'
import { inParallel } from './in-parallel.ts'

const filesAtOnce = 8

const requireLines = async (folder: string, name: 'items' | 'objects', it: Manifest): Promise<void> => {
  const hash = createHash('sha256')
  let count = 0
  for await (const line of readLines(linesIn(folder, name))) {
    hash.update(`${line}\n`)
    count += 1
  }
  if (count !== it[name].count || hash.digest('hex') !== it[name].sha256)
    throw new Error(`The list of ${name} is not the one that was exported.`)
}

/** @throws Error for the first thing that is not as it was exported. */
export const verifyExport = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  await requireLines(folder, 'items', manifest)
  await requireLines(folder, 'objects', manifest)
  let place = 0
  await inParallel(readLines(linesIn(folder, 'objects')), filesAtOnce, async (line) => {
    place += 1
    const number = place
    const { key, size, sha256 } = exportedObject.parse(JSON.parse(line))
    const bytes = await readFile(fileOf(folder, key)).catch(() => null)
    if (bytes?.length !== size || sha256Of(bytes) !== sha256)
      throw new Error(`The file of line ${number} of the list of objects is missing or another one.`)
  })
  return manifest
}
