import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Content encodings. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A built file, held in memory. `bytes` compresses at the first request and keeps the result. */
export interface StaticFile {
  type: string
  etag: string
  encodings: readonly Encoding[]
  bytes(encoding: Encoding): Promise<Buffer>
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const compressible = /^text\/|json|svg/
/** Files in folders below `/assets` are needed by few screens. */
const neededByFew = /^\/assets\/[^/]+\//
const largeInBytes = 400_000

/**
 * Reads a built site into a map from URL path (`/assets/main-1a2b.js`) to file. Requests only look up this map, so no
 * path, in whatever form, reaches the disk. A missing folder is an empty site.
 */
export const readStaticFiles = async (folder: string): Promise<ReadonlyMap<string, StaticFile>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const pairs = files.map(async (entry) => {
    const place = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, place).split(sep).join('/')}`
    return [path, staticFile(extname(place), await readFile(place))] as const
  })
  return new Map(await Promise.all(pairs))
}

/**
 * Compresses the files that most browsers will request, one after the other, so that the first visitor does not wait.
 */
export const compressAhead = async (files: ReadonlyMap<string, StaticFile>): Promise<void> => {
  for (const [path, file] of files) if (!neededByFew.test(path)) await file.bytes(file.encodings[0]!)
}

/** Kept by content, because portals that one process starts one after the other serve the same site. */
const compressed = new Map<string, Promise<Buffer>>()

/** A file of the site, whatever its bytes come from. */
export const staticFile = (extension: string, plain: Buffer): StaticFile => {
  const type = types[extension] ?? 'application/octet-stream'
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return {
    type,
    // Weak, because the compressed and the plain form have the same tag.
    etag: `W/"${digest}"`,
    encodings: compressible.test(type) ? ['br', 'gzip', 'identity'] : ['identity'],
    async bytes(encoding) {
      if (encoding === 'identity') return plain
      const name = `${encoding} ${digest}`
      const ready = compressed.get(name) ?? compress(plain, encoding)
      compressed.set(name, ready)
      return ready
    },
  }
}

const compress = (plain: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> => {
  if (encoding === 'gzip') return promisify(gzip)(plain, { level: 9 })
  const quality = plain.length > largeInBytes ? 9 : 11 // at 11 a megabyte takes five seconds
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return promisify(brotliCompress)(plain, { params })
}
