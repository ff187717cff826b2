// A monitor of the council's public log, for anybody: Node 24, no package. docs/public-log.md explains it.
//   node log-monitor.mjs <address or folder of the log> <file of your copy> <key of the log>
//   node log-monitor.mjs <file of your copy> <size> <beginning of a root>
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const aDay = 86_400_000
const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()
const leafHash = (line) => sha256(Buffer.of(0), line)
const rootOf = (hashes) => {
  if (hashes.length < 2) return hashes[0] ?? sha256()
  const left = 2 ** Math.floor(Math.log2(hashes.length - 1))
  return sha256(Buffer.of(1), rootOf(hashes.slice(0, left)), rootOf(hashes.slice(left)))
}

/** The log is wrong; anything else that is thrown is a fault of the network or of the computer. */
export class Tampered extends Error {}
const must = (holds, text) => {
  if (!holds) throw new Tampered(text)
}

const readCheckpoint = (note, key) => {
  const [, name, id, encoded] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(key)
  const x = Buffer.from(encoded, 'base64').subarray(1).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const end = note.lastIndexOf('\n\n') + 1
  const text = note.slice(0, end)
  const own = note.split('\n').filter((line) => line.startsWith(`— ${name} `))
  const signed = own.map((line) => Buffer.from(line.split(' ')[2], 'base64'))
  const mine = signed.find((bytes) => bytes.toString('hex', 0, 4) === id)
  const isSigned = mine && verify(null, Buffer.from(text), publicKey, mine.subarray(4))
  must(isSigned, 'The log’s key has not signed it')
  const [origin, size, root] = text.split('\n')
  must(origin === name && /^(0|[1-9]\d*)$/.test(size), 'This is the checkpoint of another log')
  return { size: Number(size), root }
}

const fileOf = (first, width) => {
  const digits = String(first / 256)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g)
  const path = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
  return `tile/entries/${path}${width < 256 ? `.p/${width}` : ''}`
}
const linesIn = (bundle) => {
  const lines = []
  for (let at = 0; at < bundle.length; at += 2 + lines.at(-1).length)
    lines.push(bundle.subarray(at + 2, at + 2 + bundle.readUInt16BE(at)))
  return lines
}

/** @param copy what was seen before @returns the same as of now, and the new lines @throws Tampered */
export const check = async (read, key, copy, now) => {
  const { size, root } = readCheckpoint((await read('checkpoint')).toString(), key)
  let { last, seen } = copy
  const [hashes, fresh] = [[...copy.hashes], []]
  must(size >= hashes.length, `It had ${hashes.length} lines and has ${size}`)
  for (let first = hashes.length - (hashes.length % 256); first < size; first += 256) {
    const lines = linesIn(await read(fileOf(first, Math.min(256, size - first))))
    for (const [at, line] of lines.entries()) {
      const known = hashes[first + at]
      must(!known || known.equals(leafHash(line)), `Line ${first + at} was altered`)
      if (!known) fresh.push({ index: hashes.push(leafHash(line)) - 1, ...JSON.parse(line) })
    }
  }
  const isSame = hashes.length === size && rootOf(hashes).toString('base64') === root
  must(isSame, 'A line was altered, dropped or put in, or you are shown another log than before')
  for (const { index, at } of fresh) {
    // A change may wait for a day until it is written.
    const isNow = Date.parse(at) > seen - aDay && Date.parse(at) < now + aDay
    must(at >= last && isNow, `Line ${index} is back-dated: it says ${at}`)
    last = at
  }
  return { copy: { hashes, last, seen: now }, fresh, root }
}

const openCopy = async (file) => {
  const { hashes, ...copy } = JSON.parse(await readFile(file).catch(() => '{"hashes":[],"last":"","seen":0}'))
  return { ...copy, hashes: hashes.map((hash) => Buffer.from(hash, 'hex')) }
}
const run = async ([log, file, key]) => {
  if (/^\d+$/.test(file)) {
    const root = rootOf((await openCopy(log)).hashes.slice(0, Number(file))).toString('base64')
    must(root.startsWith(key), `Your copy has the root ${root} at ${file} lines`)
    return console.log('The same log')
  }
  const fetched = async (path) => {
    const answer = await fetch(`${log}/${path}`)
    if (!answer.ok) throw new Error(`${path} cannot be fetched: ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const read = (path) => (/^https?:/.test(log) ? fetched(path) : readFile(join(log, path)))
  const { copy, fresh, root } = await check(read, key, await openCopy(file), Date.now())
  for (const { index, at, kind, number } of fresh) console.log(`${index}\t${at}\t${kind}\t${number}`)
  const hashes = copy.hashes.map((hash) => hash.toString('hex'))
  await writeFile(`${file}.new`, JSON.stringify({ ...copy, hashes }))
  await rename(`${file}.new`, file)
  console.log(`${copy.hashes.length} lines, root ${root}: nothing that was there has changed`)
}
if (process.argv[1] === import.meta.filename) await run(process.argv.slice(2))
