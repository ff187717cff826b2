/** The tree and the notes of the public log, against published vectors and against changed proofs. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  checkProof,
  checkpointText,
  openNote,
  signNote,
  toBase64,
  verifierKey,
  writeProof,
} from '#shared/certificates/statements/log-note.ts'
import {
  countAt,
  type Hash,
  hashOfAll,
  leafHash,
  logTree,
  type ReadTile,
  rootOfProof,
  tilePath,
  tileWidth,
  widthOf,
} from '#shared/certificates/statements/log-tree.ts'
import { seededRandom } from '#tests/support/simulation/random.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** The tiles of these leaves. */
const tilesOf =
  (leaves: readonly Hash[]): ReadTile =>
  async (level, index, width) => {
    const hashes: Hash[] = []
    const span = tileWidth ** level
    for (let at = index * tileWidth; at < index * tileWidth + width; at++)
      hashes.push(await hashOfAll(leaves.slice(at * span, (at + 1) * span)))
    return hashes
  }
const someLeaves = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => leafHash(`entry ${at}`)))

describe('published vectors', () => {
  test('roots of Certificate Transparency’s reference log', async () => {
    const entries = ['', '\x00', '\x10', ' !', '01', '@ABC', 'PQRSTUVW', '`abcdefghijklmno']
    const leaves = await Promise.all(entries.map(leafHash))
    const roots = await Promise.all([1, 2, 3, 8].map((size) => logTree(tilesOf(leaves), size).root()))
    expect(roots.map(hex)).toEqual([
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    ])
    expect(hex(await logTree(tilesOf([]), 0).root())).toMatch(/^e3b0c44298fc1c14/)
  })

  test('the note and the key of C2SP’s signed-note', async () => {
    const key = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k'
    const text = 'This is an example message.\n'
    const note = `${text}\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n`
    expect(await openNote(note, key)).toBe(text)
    expect(await openNote(note.replace('example message', 'exbmple message'), key)).toBeNull()
    const raw = Buffer.from(key.slice('example.com/foo+530d903a+'.length), 'base64').subarray(1)
    expect(await verifierKey('example.com/foo', raw)).toBe(key)
  })

  test('paths and widths of C2SP’s tlog-tiles', () => {
    expect(tilePath(0, 1234067, tileWidth)).toBe('tile/0/x001/x234/067')
    expect(tilePath('entries', 273, 112)).toBe('tile/entries/273.p/112')
    const size = 70_000
    expect([0, 1, 2].map((level) => countAt(level, size))).toEqual([70_000, 273, 1])
    expect([widthOf(0, 273, size), widthOf(1, 1, size), widthOf(2, 0, size)]).toEqual([112, 17, 1])
    expect([widthOf(0, 0, 256), widthOf(1, 0, 256)]).toEqual([256, 1])
  })
})

const name = 'council.example/log'
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url')
const noteOf = (size: number, root: Uint8Array) =>
  signNote(checkpointText({ origin: name, size, root: toBase64(root) }), name, raw, async (text) =>
    sign(null, text, privateKey),
  )

test('every leaf is proved from tiles, and by nothing but its own proof', async () => {
  for (const size of [1, 2, 7, 255, 256, 257, 700]) {
    const leaves = await someLeaves(size)
    const tree = logTree(tilesOf(leaves), size)
    const root = await tree.root()
    expect(hex(root)).toBe(hex(await hashOfAll(leaves)))
    for (const index of new Set([0, 1, size >> 1, size - 1].filter((at) => at < size))) {
      const proof = await tree.proof(index)
      expect(hex((await rootOfProof(leaves[index]!, { index, size, proof }))!)).toBe(hex(root))
      for (const other of [index - 1, index + 1, size])
        expect(
          hex((await rootOfProof(leaves[index]!, { index: other, size, proof })) ?? Buffer.of()),
        ).not.toBe(hex(root))
    }
  }
})

test('a proof with any letter changed, cut or added is not accepted', async () => {
  const random = seededRandom(30)
  const pick = (count: number) => Math.floor(random() * count)
  const verifier = await verifierKey(name, raw)
  const size = 700
  const leaves = await someLeaves(size)
  const tree = logTree(tilesOf(leaves), size)
  const index = 421
  const proof = writeProof({ index, proof: await tree.proof(index) }, await noteOf(size, await tree.root()))
  const entry = `entry ${index}`
  expect(await checkProof(proof, entry, verifier)).toMatchObject({ index, checkpoint: { size } })
  expect(await checkProof(proof, 'entry 420', verifier)).toBeNull()
  const letters = 'ABCabc019+/=\n —index'
  const changed = () => {
    const at = pick(proof.length)
    const put = letters[pick(letters.length)]!
    const cut = pick(3)
    return proof.slice(0, at) + (cut === 2 ? '' : put) + proof.slice(at + (cut === 0 ? 0 : 1))
  }
  const accepted: string[] = []
  for (let times = 0; times < 4000; times++) {
    const other = changed()
    if (other !== proof && (await checkProof(other, entry, verifier))) accepted.push(other)
  }
  expect(accepted).toEqual([])
})
