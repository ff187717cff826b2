/** An export's folder: items, one line each; files; a line for each file; and the manifest, which is written last. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import * as z from 'zod/mini'
import { objectDescription } from './objects.ts'

const names = { items: 'items.jsonl', objects: 'objects.jsonl', manifest: 'manifest.json' } as const

const lines = z.object({ count: z.number(), sha256: z.string() })
const manifest = z.object({
  format: z.literal(1),
  table: z.string(),
  bucket: z.string(),
  taken_at: z.string(),
  items: lines,
  objects: lines,
})
export type Manifest = z.output<typeof manifest>

/** A line of `objects.jsonl`. */
export const exportedObject = z.object({
  key: z.string(),
  size: z.number(),
  sha256: z.string(),
  ...objectDescription.shape,
})

/** The export is personal data: no other user of the machine may read it. */
const modes = { folder: 0o700, file: 0o600 }

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const linesIn = (folder: string, name: 'items' | 'objects') => join(folder, names[name])

/** @throws Error for a key whose path would leave the folder. */
export const fileOf = (folder: string, key: string): string => {
  const parts = key.split('/')
  if (parts.some((part) => ['', '.', '..'].includes(part))) throw new Error('A key cannot be a file name.')
  return join(folder, 'files', ...parts.map(encodeURIComponent))
}

export const makeEmptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: modes.folder })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name another folder.`)
}

export const writeNewFile = async (path: string, bytes: Uint8Array | string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true, mode: modes.folder })
  await writeFile(path, bytes, { flag: 'wx', mode: modes.file })
}

/** A new file of lines that is hashed while it is written. */
export const openLines = (path: string) => {
  const stream = createWriteStream(path, { flags: 'wx', mode: modes.file })
  const hash = createHash('sha256')
  let count = 0
  return {
    add: async (line: string): Promise<void> => {
      count += 1
      hash.update(`${line}\n`)
      if (!stream.write(`${line}\n`)) await once(stream, 'drain')
    },
    close: async (): Promise<{ count: number; sha256: string }> => {
      stream.end()
      await finished(stream)
      return { count, sha256: hash.digest('hex') }
    },
  }
}

export const readLines = (path: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })

/** Gets its name once it is complete: a folder without it is no export. */
export const writeManifest = async (folder: string, content: Manifest): Promise<void> => {
  const path = join(folder, names.manifest)
  await writeNewFile(`${path}.part`, `${JSON.stringify(content, null, 2)}\n`)
  await rename(`${path}.part`, path)
}

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, names.manifest), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} holds no manifest, so its export did not come to its end.`)
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw new Error(`The manifest in ${folder} is broken.`)
  }
}
