/** Compares an export with its manifest, before anything of it is written. */
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

const requireLines = async (folder: string, name: 'items' | 'objects', manifest: Manifest): Promise<void> => {
  const hash = createHash('sha256')
  let count = 0
  for await (const line of readLines(linesIn(folder, name))) {
    hash.update(`${line}\n`)
    count += 1
  }
  if (count !== manifest[name].count || hash.digest('hex') !== manifest[name].sha256)
    throw new Error(`The list of ${name} is not the one that was exported.`)
}

/** @throws Error for the first item or file that differs from the export. */
export const verifyExport = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  await requireLines(folder, 'items', manifest)
  await requireLines(folder, 'objects', manifest)
  let line = 0
  await inParallel(readLines(linesIn(folder, 'objects')), filesAtOnce, async (text) => {
    line += 1
    const number = line
    const { key, size, sha256 } = exportedObject.parse(JSON.parse(text))
    const bytes = await readFile(fileOf(folder, key)).catch(() => null)
    if (bytes?.length !== size || sha256Of(bytes) !== sha256)
      throw new Error(`The file of line ${number} of the list of objects is missing or another one.`)
  })
  return manifest
}
