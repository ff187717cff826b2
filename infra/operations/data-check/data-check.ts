/**
 * Checks the rules for all stored data in one reading. Data that must be joined is kept in memory, so a large
 * table is read in several rounds, each of which joins a part (docs/decisions/operations/0217-the-data-check.md).
 */

import {
  applicantPrefix,
  bankImportPrefix,
  bookPrefix,
  registrationPrefix,
  staffPrefix,
} from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { families } from './families.ts'
import { type Finding, type Group, nameOf, type StoredFile, type Tools } from './tools.ts'

/** Items of these partitions are examined together; other partitions may be too large for that. */
const together = [applicantPrefix, staffPrefix, registrationPrefix, bookPrefix, bankImportPrefix]
const isTogether = (pk: string): boolean => together.some((prefix) => pk.startsWith(prefix))

interface CheckOptions {
  now: Date
  /** False where nobody looks at files. */
  withFiles: boolean
  round?: number
  rounds?: number
}

/** Spreads names evenly; no secret depends on it. */
const spread = (name: string): number => {
  let sum = 0
  for (let place = 0; place < name.length; place++) sum = (Math.imul(sum, 31) + name.charCodeAt(place)) | 0
  return sum >>> 0
}

export const createDataCheck = ({ now, withFiles, round = 0, rounds = 1 }: CheckOptions) => {
  const findings: Finding[] = []
  const isMine = (name: string): boolean => rounds === 1 || spread(name) % rounds === round
  /** Findings within one group are reported in one round only. */
  let isSeeing: string | null = null

  const toolsOf = (family: string): Tools => {
    const telling =
      (isLeftover: boolean): Tools['tell'] =>
      (key, says, repair) => {
        if (isSeeing !== null && !isMine(isSeeing)) return
        findings.push({ family, key, says, isLeftover, repair: repair?.length ? repair : null })
      }
    return { now, isMine, tell: telling(false), tellLeftover: telling(true) }
  }
  const opened = families
    .filter(({ name }) => withFiles || name !== 'files')
    .map(({ name, open }) => open(toolsOf(name)))

  return {
    see: (group: Group): void => {
      isSeeing = group.pk
      for (const { see } of opened) see?.(group)
      isSeeing = null
    },
    seeFile: (file: StoredFile): void => {
      for (const { seeFile } of opened) seeFile?.(file)
    },
    /** The findings, in the order of the families. */
    end: async (): Promise<Finding[]> => {
      for (const { end } of opened) await end?.()
      return findings.sort((one, other) => orderOf(one) - orderOf(other))
    },
  }
}

const orderOf = ({ family }: Finding): number => families.findIndex(({ name }) => name === family)

/** Groups items that come one after another, as a Scan gives them. */
export const createGrouping = (see: (group: Group) => void) => {
  let pk: string | null = null
  let items = new Map<string, Item>()
  const end = (): void => {
    if (pk !== null) see({ pk, items })
    pk = null
    items = new Map()
  }
  return {
    add: (item: Item): void => {
      if (pk !== null && (item.pk !== pk || !isTogether(pk))) end()
      pk = String(item.pk)
      items.set(String(item.sk), item)
    },
    end,
  }
}

/** The same key is told once, whatever is said of it. */
export const nameOfFinding = ({ family, key }: Finding): string => `${family} ${nameOf(key)}`
