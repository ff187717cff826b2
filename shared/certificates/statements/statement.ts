/**
 * Signed statements of the register: compact JWS (RFC 7515) with Ed25519. Each kind of statement has its own `typ`,
 * so that none can be used as another. A statement has exactly one form: header and payload are compared with what
 * would be signed.
 */
import type { StatementUse } from '../records/register-key.ts'
import { fromBase64url, toBase64url } from './base64url.ts'

export const statementAlgorithm = 'EdDSA'

/** The public half of a signing key, as `GET /api/register/keys` gives it. */
export interface StatementKey {
  kid: string
  x: string
  signs?: StatementUse | undefined
}

/** One kind of statement: what it says, and how that is written with few letters. */
export interface StatementKind<Typ extends string, Content> {
  typ: Typ
  /** The use of the keys that sign it; no other key does. */
  signedFor: StatementUse
  /** The payload, with its members in the order in which they are signed. */
  toClaims: (content: Content) => Record<string, string | number>
  /**
   * The contents of a payload. For a wrong form the result may be anything or an error: the contents are written
   * again and compared.
   */
  fromClaims: (claims: Record<string, unknown>) => Content
}

// Any: a kind both takes and gives its content, so no other type holds all of them.
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyKind = StatementKind<string, any>
type Content<Kind extends AnyKind> = ReturnType<Kind['fromClaims']>

type StatementHeader<Typ extends string = string> = { alg: typeof statementAlgorithm; typ: Typ; kid: string }

export const statementHeader = <Typ extends string>(typ: Typ, kid: string): StatementHeader<Typ> => ({
  alg: statementAlgorithm,
  typ,
  kid,
})

/** The contents of a statement if the register has signed it, otherwise the reason why it is not valid. */
export type StatementCheck<Kind extends AnyKind> =
  | { genuine: true; typ: Kind['typ']; content: Content<Kind> }
  | { genuine: false; reason: 'not-a-statement' | 'wrong-signature' }
  /** It is written as a statement, but none of these keys has its id: what it says may be anybody's words. */
  | { genuine: false; reason: 'unknown-key'; typ: Kind['typ']; content: Content<Kind> }

/** This browser has no WebCrypto with Ed25519, so nothing can be said about a signature. */
export class CannotCheckSignatures extends Error {
  override readonly name = 'CannotCheckSignatures'
}

const asText = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

/** The contents of the text, or null unless it is exactly as `write` would write it. */
const readExactly = <T>(bytes: Uint8Array, read: (parsed: never) => T, write: (value: T) => object) => {
  try {
    const text = asText(bytes)
    const value = read(JSON.parse(text) as never)
    return JSON.stringify(write(value)) === text ? value : null
  } catch {
    return null
  }
}

const isSigned = async (key: StatementKey, signature: Uint8Array<ArrayBuffer>, input: string) => {
  const raw = fromBase64url(key.x)
  const { subtle } = globalThis.crypto ?? {}
  if (!raw || !subtle) throw new CannotCheckSignatures()
  const publicKey = await subtle.importKey('raw', raw, 'Ed25519', false, ['verify']).catch((cause) => {
    throw new CannotCheckSignatures('Ed25519 is not offered', { cause })
  })
  return subtle.verify('Ed25519', publicKey, signature, new TextEncoder().encode(input))
}

/**
 * Checks a statement with the register's public keys. Says nothing about the present standing.
 * @throws CannotCheckSignatures where the browser cannot.
 */
export const checkStatement = async <Kind extends AnyKind>(
  statement: string,
  kinds: readonly Kind[],
  keys: readonly StatementKey[],
): Promise<StatementCheck<Kind>> => {
  const parts = statement.split('.')
  const [header, payload, signature] = parts.map(fromBase64url)
  if (parts.length !== 3 || !header || !payload || !signature)
    return { genuine: false, reason: 'not-a-statement' }
  const named = readExactly(
    header,
    ({ typ, kid }: StatementHeader) => ({ typ: String(typ), kid: String(kid) }),
    ({ typ, kid }) => statementHeader(typ, kid),
  )
  const kind = kinds.find(({ typ }) => typ === named?.typ)
  const content = kind && readExactly(payload, kind.fromClaims, kind.toClaims)
  if (!named || !kind || !content) return { genuine: false, reason: 'not-a-statement' }
  const key = keys.find(({ kid }) => kid === named.kid)
  if (!key) return { genuine: false, reason: 'unknown-key', typ: kind.typ, content }
  if (key.signs && key.signs !== kind.signedFor) return { genuine: false, reason: 'wrong-signature' }
  if (!(await isSigned(key, signature, statement.slice(0, statement.lastIndexOf('.')))))
    return { genuine: false, reason: 'wrong-signature' }
  return { genuine: true, typ: kind.typ, content }
}

/** The part of a statement before its signature. */
export const statementInput = <C>(kind: StatementKind<string, C>, kid: string, content: C): string => {
  const part = (value: object) => toBase64url(new TextEncoder().encode(JSON.stringify(value)))
  return `${part(statementHeader(kind.typ, kid))}.${part(kind.toClaims(content))}`
}
