/** Checkpoints of the public log, and proofs with them: C2SP's signed-note, tlog-checkpoint and tlog-proof. */
import { joined, leafHash, rootOfProof } from './log-tree.ts'

/** The state of a log: its name, how many leaves it has, and the hash over all of them in base64. */
export interface Checkpoint {
  origin: string
  size: number
  root: string
}

type Bytes = Uint8Array<ArrayBuffer>
const ed25519 = 1
const keyIdBytes = 4
const signature = '\u2014 '

/** Of any length: a call has room for some thousand arguments only. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
/** Null unless the text is the exact encoding of its bytes. */
const fromBase64 = (text: string): Bytes | null => {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return toBase64(bytes) === text ? bytes : null
}
const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

const keyIdOf = async (name: string, publicKey: Uint8Array): Promise<Bytes> => {
  const named = joined(utf8(`${name}\n`), Uint8Array.of(ed25519), publicKey)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', named)).slice(0, keyIdBytes)
}

/** What a monitor is given to trust a log: its name, the id of its key, and the key. @param publicKey raw, 32 bytes */
export const verifierKey = async (name: string, publicKey: Uint8Array): Promise<string> => {
  const id = [...(await keyIdOf(name, publicKey))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${name}+${id}+${toBase64(joined(Uint8Array.of(ed25519), publicKey))}`
}

/** @param sign signs with the key whose public half is given */
export const signNote = async (
  text: string,
  name: string,
  publicKey: Uint8Array,
  sign: (text: Bytes) => Promise<Uint8Array>,
): Promise<string> => {
  const signed = joined(await keyIdOf(name, publicKey), await sign(utf8(text)))
  return `${text}\n${signature}${name} ${toBase64(signed)}\n`
}

/** The text of a note if the key has signed it, otherwise null. Signatures of others are ignored. */
export const openNote = async (note: string, verifier: string): Promise<string | null> => {
  const [, name = '', key = ''] = /^([^+\s]+)\+[0-9a-f]{8}\+(.+)$/.exec(verifier) ?? []
  const publicKey = fromBase64(key)?.slice(1)
  const end = note.lastIndexOf('\n\n') + 1
  if (!publicKey || end === 0 || !note.endsWith('\n')) return null
  const text = note.slice(0, end)
  const id = toBase64(await keyIdOf(name, publicKey))
  const own = note
    .slice(end + 1, -1)
    .split('\n')
    .filter((line) => line.startsWith(`${signature}${name} `))
    .map((line) => fromBase64(line.slice(signature.length + name.length + 1)))
    .filter((bytes) => bytes !== null && toBase64(bytes.slice(0, keyIdBytes)) === id)
  const imported = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  const areRight = await Promise.all(
    own.map((bytes) => crypto.subtle.verify('Ed25519', imported, bytes!.slice(keyIdBytes), utf8(text))),
  )
  return own.length > 0 && areRight.every(Boolean) ? text : null
}

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  [origin, size, root, ''].join('\n')

/** Null unless the text is a checkpoint. */
export const readCheckpoint = (text: string): Checkpoint | null => {
  const [, origin = '', size = '', root = ''] = /^([^\n]+)\n(0|[1-9]\d{0,14})\n([^\n]+)\n/.exec(text) ?? []
  return fromBase64(root)?.length === 32 ? { origin, size: Number(size), root } : null
}

const proofHeader = 'c2sp.org/tlog-proof@v1'

/**
 * A proof that anybody can check offline.
 * @param extra what the proof tells besides, which it does not prove @param checkpoint the signed note
 */
export const writeProof = (
  { index, proof, extra }: { index: number; proof: readonly Uint8Array[]; extra?: string },
  checkpoint: string,
): string =>
  [
    proofHeader,
    ...(extra ? [`extra ${toBase64(utf8(extra))}`] : []),
    ...[`index ${index}`, ...proof.map(toBase64), '', checkpoint],
  ].join('\n')

const extraLine = /^extra (\S+)$/

/** What a proof tells besides; null if nothing. */
export const extraOf = (text: string): string | null => {
  const bytes = fromBase64(extraLine.exec(text.split('\n', 2)[1] ?? '')?.[1] ?? ' ')
  return bytes && new TextDecoder().decode(bytes)
}

/** Where an entry stands in the log, if the proof shows it; otherwise null. */
export const checkProof = async (
  text: string,
  entry: string,
  verifier: string,
): Promise<{ index: number; checkpoint: Checkpoint } | null> => {
  const end = text.indexOf('\n\n')
  const [header, ...lines] = text.slice(0, end).split('\n')
  if (extraOf(text) !== null) lines.shift()
  const [indexLine = '', ...hashes] = lines
  const [, index] = /^index (0|[1-9]\d{0,14})$/.exec(indexLine) ?? []
  const proof = hashes.map(fromBase64)
  const note = await openNote(text.slice(end + 2), verifier)
  const checkpoint = note === null ? null : readCheckpoint(note)
  if (end < 0 || header !== proofHeader || index === undefined || !checkpoint) return null
  if (checkpoint.origin !== verifier.split('+', 1)[0]) return null
  if (!proof.every((hash): hash is Bytes => hash?.length === 32)) return null
  const at = { index: Number(index), size: checkpoint.size, proof }
  const root = await rootOfProof(await leafHash(entry), at)
  return root && toBase64(root) === checkpoint.root ? { index: at.index, checkpoint } : null
}
