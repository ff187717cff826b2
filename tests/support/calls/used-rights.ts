/** `used-rights.txt`: what each endpoint and worker was seen to use, so that the check need not call them all. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const usedRightsFile = join(import.meta.dirname, 'used-rights.txt')

/** `GetItem USER#*` */
const inShort = (right: string): string => Object.values(JSON.parse(right)).join(' ').replace('table ', '')

/** `auth.login: GetItem USER#*, …`, of rights as the recorder writes them. */
export const lineOfRights = (caller: string, rights: readonly string[]): string =>
  `${caller}: ${rights.map(inShort).sort().join(', ')}`

/** The rights of a line. */
const rightsIn = (line: string): string[] =>
  line
    .replace(/^\S+ ?/, '')
    .split(', ')
    .filter(Boolean)

/** The recorded line of each caller. */
export const recordedLines = (): Map<string, string> =>
  new Map(
    readFileSync(usedRightsFile, 'utf8')
      .split('\n')
      .map((line) => [line.replace(/:.*/, ''), line]),
  )

/** What only the first of two lines has. */
export const onlyIn = (one: string, other: string): string[] =>
  rightsIn(one).filter((right) => !rightsIn(other).includes(right))
