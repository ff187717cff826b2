/**
 * Publishes the leaves that were written since the last checkpoint: entries and tiles, which are files that never change, and then
 * a checkpoint. Nothing of it is written to the table. Each step may be repeated, and of two that publish at once one is refused.
 */
import { publicLog } from '#functions/certificates/data/public-log.ts'
import { logFiles } from '#functions/certificates/gateways/log-files.ts'
import { logSigner } from '#functions/certificates/gateways/log-signer.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import type { StoredLeaf } from '#shared/certificates/records/public-log.ts'
import { checkpointText, readCheckpoint, toBase64 } from '#shared/certificates/statements/log-note.ts'
import { logOrigin } from '#shared/certificates/statements/log-origin.ts'
import {
  countAt,
  type Hash,
  hashOfAll,
  joined,
  leafHash,
  logTree,
  type ReadTile,
  tileWidth,
  widthOf,
} from '#shared/certificates/statements/log-tree.ts'

export const needs = { publicLog, logFiles, logSigner }
type Services = Wired<typeof needs>

/** Published together, so that a register of any size is published in the time that there is. */
const tilesAtATime = 16

/** The published log is not what the table says: nothing is signed until a person has found out why. */
class LogDiffers extends Error {
  override readonly name = 'LogDiffers'
}

const bundleOf = (leaves: readonly StoredLeaf[]): Uint8Array =>
  joined(
    ...leaves.map(({ entry }) => {
      const bytes = new TextEncoder().encode(entry)
      return joined(Uint8Array.of(bytes.length >> 8, bytes.length & 0xff), bytes)
    }),
  )

/** The tiles of one level that grow, from the first hash of the first of them; and the hashes of those that are full. */
const putLevel = async (
  level: number,
  first: number,
  hashes: readonly Hash[],
  { size, keep }: { size: number; keep: (level: number, index: number, hashes: Hash[]) => Promise<void> },
): Promise<Hash[]> => {
  const full: Hash[] = []
  for (let at = 0; at < hashes.length; at += tileWidth) {
    const index = first / tileWidth + at / tileWidth
    const tile = hashes.slice(at, at + widthOf(level, index, size))
    await keep(level, index, tile)
    if (tile.length === tileWidth) full.push(await hashOfAll(tile))
  }
  return full
}

/** @returns false when another run was faster */
const publishNext = async (
  { size: published, root: before, etag }: { size: number; root: string | null; etag: string },
  services: Services,
): Promise<boolean> => {
  const { config, publicLog, logFiles, logSigner } = services
  const first = published - (published % tileWidth)
  const leaves = await publicLog.from(first, tilesAtATime * tileWidth)
  const size = first + leaves.length
  if (leaves.some(({ index }, at) => index !== first + at)) throw new LogDiffers('A leaf is missing')

  const made = new Map<string, Hash[]>()
  const keep = async (level: number, index: number, hashes: Hash[]) => {
    made.set(`${level}/${index}`, hashes)
    await logFiles.putTile(level, index, hashes.length, joined(...hashes))
  }
  const read: ReadTile = async (level, index, width) => {
    const tile = made.get(`${level}/${index}`)
    return tile ? tile.slice(0, width) : logFiles.readTile(level, index, width)
  }
  const hashes = await Promise.all(leaves.map(({ entry }) => leafHash(entry)))
  for (let at = 0; at < leaves.length; at += tileWidth) {
    const bundle = leaves.slice(at, at + tileWidth)
    await logFiles.putTile('entries', (first + at) / tileWidth, bundle.length, bundleOf(bundle))
  }
  // The tile that grows at each level begins with what is published of it.
  let grown: Hash[] = await putLevel(0, first, hashes, { size, keep })
  for (let level = 1; grown.length > 0; level++) {
    const known = countAt(level, published)
    const beginsAt = known - (known % tileWidth)
    const kept = known > beginsAt ? await read(level, beginsAt / tileWidth, known - beginsAt) : []
    grown = await putLevel(level, beginsAt, [...kept, ...grown], { size, keep })
  }
  const origin = logOrigin(config.BASE_URL)
  const rootAt = async (leaves: number) => toBase64(await logTree(read, leaves).root())
  if (before !== null && (await rootAt(published)) !== before)
    throw new LogDiffers('The leaves are not those that were published')
  const note = await logSigner.sign(checkpointText({ origin, size, root: await rootAt(size) }), origin)
  return logFiles.putCheckpoint(note, etag)
}

/** Until all leaves are published or time is up. @throws LogDiffers */
export const publishLog = (services: Services) => async (hasTime: () => boolean) => {
  const { publicLog, logFiles } = services
  for (;;) {
    const found = await logFiles.checkpoint()
    const { size, root } = (found && readCheckpoint(found.note)) ?? { size: 0, root: null }
    // Read after the checkpoint: another run may publish at any time what is newer than an end that was read before.
    const end = await publicLog.last()
    const left = (end ? end.index + 1 : 0) - size
    if (left < 0) throw new LogDiffers('Leaves that were published are missing')
    if (left === 0 || !hasTime()) return
    if (!(await publishNext({ size, root, etag: found?.etag ?? '' }, services))) return
  }
}
