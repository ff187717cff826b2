/** The list of standings: what each number of the register was worth at one time, for checks without a network. docs/public-log.md#the-list-of-standings describes it. */
import { plainNumber } from '#shared/kit/format.ts'
import type { Standing } from '#shared/register/records/standing.ts'
import { openNote, toBase64 } from './log-note.ts'
import { joined } from './log-tree.ts'

/** By their two bits. */
const byBits: readonly Standing[] = ['active', 'removed', 'suspended', 'expired']
const inAByte = 4
/** Numbers of so many digits have room beside two bits. */
const parts = /^(.*?)(\d{0,9})$/
const compression = 'deflate-raw'

/** A series has all numbers with the same beginning and as many digits after it. */
const placeOf = (number: string): { series: string; at: number } => {
  const [, beginning = '', digits = ''] = parts.exec(plainNumber(number)) ?? []
  return { series: beginning + '#'.repeat(digits.length), at: Number(digits) }
}

type Bytes = Uint8Array<ArrayBuffer>
const through = async (bytes: Bytes, stream: ReadableWritablePair<unknown, BufferSource>): Promise<Bytes> =>
  new Uint8Array(await new Response(new Response(bytes).body!.pipeThrough(stream)).arrayBuffer())

/** The name of the list, which its first line says. @param log the name of the log, whose key signs it */
const nameOf = (log: string): string => `${log}/standings`

/** Collects standings, each number once, in any order. */
export const collectStandings = () => {
  const all = new Map<string, number[]>()
  return {
    add: (number: string, standing: Standing): void => {
      const { series, at } = placeOf(number)
      const places = all.get(series) ?? []
      places.push(at * inAByte + byBits.indexOf(standing))
      all.set(series, places)
    },
    /** What is signed. @param at from when it holds */
    text: async (log: string, at: Date): Promise<string> => {
      const lines: string[] = []
      const bits: number[] = []
      for (const [series, places] of [...all].sort()) {
        places.sort((one, other) => one - other)
        const runs: number[] = []
        let next = 0
        for (const place of places) {
          const number = Math.floor(place / inAByte)
          if (number > next || runs.length === 0) runs.push(number - next, 0)
          runs[runs.length - 1]! += 1
          next = number + 1
          bits.push(place % inAByte)
        }
        lines.push(`${series} ${runs.join(' ')}\n`)
      }
      const packed = new Uint8Array(Math.ceil(bits.length / inAByte))
      for (const [index, two] of bits.entries())
        packed[Math.floor(index / inAByte)]! |= two << (2 * (index % inAByte))
      const content = joined(new TextEncoder().encode(`${lines.join('')}\n`), packed)
      const list = toBase64(await through(content, new CompressionStream(compression)))
      return [nameOf(log), at.toISOString(), list, ''].join('\n')
    },
  }
}

interface StandingList {
  /** From when it holds. */
  at: string
  /** Null: no such number was in the register. */
  standingOf: (number: string) => Standing | null
}

/** When a list was made, without looking at who has signed it; null if it is none. */
export const standingsAt = (note: string): string | null => /^.+\/standings\n(\S+Z)\n/.exec(note)?.[1] ?? null

/** How far before the end of a number of runs a number stands, and how many are there in all. */
const indexIn = (runs: readonly number[], at: number): { index: number | null; count: number } => {
  let [next, count, index] = [0, 0, null as number | null]
  for (let run = 0; run < runs.length; run += 2) {
    const first = next + runs[run]!
    next = first + runs[run + 1]!
    if (at >= first && at < next) index = count + at - first
    count += runs[run + 1]!
  }
  return { index, count }
}

/** Null unless the key has signed a list. @param verifier the log's key, as monitors take it */
export const openStandings = async (note: string, verifier: string): Promise<StandingList | null> => {
  const text = await openNote(note, verifier)
  const [name, at = '', list = ''] = text?.split('\n') ?? []
  if (text === null || name !== nameOf(verifier.split('+', 1)[0]!)) return null
  const bytes = Uint8Array.from(atob(list), (letter) => letter.charCodeAt(0))
  const content = await through(bytes, new DecompressionStream(compression))
  const end = content.findIndex((byte, index) => byte === 10 && (index === 0 || content[index - 1] === 10))
  const lines = new TextDecoder().decode(content.slice(0, end)).split('\n')
  const standingOf = (number: string): Standing | null => {
    const wanted = placeOf(number)
    let before = 0
    for (const line of lines) {
      const [series, ...runs] = line.split(' ')
      const { index, count } = indexIn(runs.map(Number), wanted.at)
      if (series === wanted.series && index !== null) {
        const place = before + index
        return byBits[(content[end + 1 + Math.floor(place / inAByte)]! >> (2 * (place % inAByte))) & 3]!
      }
      before += count
    }
    return null
  }
  return { at, standingOf }
}
