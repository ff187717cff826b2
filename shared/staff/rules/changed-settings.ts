/** How a change of settings reads in their history. */
import type { ChangedSetting } from '../records/settings-change.ts'

/** The name of a setting, and its value in words. */
export type NamedValue = [name: string, value: string]

/** Instead of a value that is not there, such as that of a setting that was added. */
const nothing = 'none'
/** Of a long text, in the history. */
const mostShown = 200
const shownBeforeDifference = 40

/** The part of a long text in which it differs from the other. */
const partOf = (text: string, other: string): string => {
  if (text.length <= mostShown) return text
  const same = [...Array(text.length).keys()].find((place) => text[place] !== other[place]) ?? 0
  const start = Math.max(0, Math.min(same - shownBeforeDifference, text.length - mostShown))
  const end = start + mostShown
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

/** The settings that differ, were added or were removed, with what they were and are. */
export const changedSettings = (
  before: readonly NamedValue[],
  after: readonly NamedValue[],
): ChangedSetting[] => {
  const [was, is] = [new Map(before), new Map(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((setting) => {
    const [old, present] = [was.get(setting) ?? nothing, is.get(setting) ?? nothing]
    if (old === present) return []
    return [{ setting, before: partOf(old, present), after: partOf(present, old) }]
  })
}
