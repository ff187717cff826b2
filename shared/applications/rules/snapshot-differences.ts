/** What differs between two versions of an application. */
import { shortDigest } from '#shared/kit/format.ts'
import { correctableItems, isText, itemLabel, itemText } from './correctable.ts'
import type { SnapshotContent } from './snapshot.ts'

const feeLabels: Record<string, string> = {
  'fee.amount': 'Fee',
  'fee.schedule': 'Fee schedule',
  'fee.sample': 'Fee of a sample schedule',
  'fee.fixed_on': 'Day of the fee',
}

const itemsOf = (content: SnapshotContent): Map<string, string> =>
  new Map(
    Object.entries(content).flatMap(([record, fields]) =>
      Object.entries(fields).map(([field, value]) => [`${record}.${field}`, value] as const),
    ),
  )

const textOf = (item: string, value: string | undefined): string => {
  if (value === undefined) return ''
  if (!isText(item)) return `File ${shortDigest(value)}`
  return itemText(item, value)
}

const labelOfItem = (item: string): string => feeLabels[item] ?? itemLabel(item)

interface SnapshotDifference {
  item: string
  label: string
  /** Empty where there was nothing. */
  before: string
  after: string
}

/** What differs between two versions, in the order of the form. */
export const snapshotDifferences = (
  before: SnapshotContent,
  after: SnapshotContent,
): SnapshotDifference[] => {
  const [old, fresh] = [itemsOf(before), itemsOf(after)]
  const items = [...new Set([...old.keys(), ...fresh.keys()])]
  const place = (item: string) => correctableItems.indexOf(item) + 1 || correctableItems.length + 1
  return items
    .filter((item) => old.get(item) !== fresh.get(item))
    .sort((one, other) => place(one) - place(other))
    .map((item) => ({
      item,
      label: labelOfItem(item),
      before: textOf(item, old.get(item)),
      after: textOf(item, fresh.get(item)),
    }))
}
