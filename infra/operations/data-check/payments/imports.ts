import { bankImportKey, bankRowsKey, bankRowsPartition } from '#functions/platform/table/keys/payments.ts'
import { bankImportPrefix, bankImportsPartition } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { bankOutcomes } from '#shared/payments/records/bank-outcomes.ts'
import { correctCounts, differences } from '../counted.ts'
import { references } from '../references.ts'
import { type Family, type Group, keyOf } from '../tools.ts'

const resultPrefix = 'RESULT#'

interface Counted {
  at: string
  id: string
  counts: Record<string, number>
}

const firstPart = bankRowsKey('', 0).sk

const rowsIn = (items: Group['items']) =>
  [...items].flatMap(([sk, item]) => (sk.startsWith(firstPart) ? (item.rows as { line: number }[]) : []))

const countsOf = ({ pk, items }: Group): Counted | null => {
  const id = pk.slice(bankImportPrefix.length)
  const rows = items.get(firstPart)
  if (!rows) return null
  const results = [...items].flatMap(([sk, item]) => (sk.startsWith(resultPrefix) ? [item] : []))
  const counts: Record<string, number> = {
    rows: rowsIn(items).length,
    unreadable_rows: (rows.unreadable as unknown[]).length,
    undone_rows: results.filter(({ undone_at, deposit }) => undone_at && !deposit).length,
  }
  for (const { outcome } of results) counts[String(outcome)] = (counts[String(outcome)] ?? 0) + 1
  return { at: String(rows.at), id, counts }
}

const isCounted = (name: string): boolean => (bankOutcomes as readonly string[]).includes(name)

export const imports: Family = {
  name: 'imports',
  holds:
    'Each import of a bank statement has its rows, each result belongs to a row, and the import counts its results.',
  open: (tools) => {
    const heads = references<Counted, Item>(tools)
    return {
      see: (group) => {
        const { pk, items } = group
        if (pk.startsWith(bankImportPrefix)) {
          const counted = countsOf(group)
          if (counted) heads.want(bankImportKey(counted.at, counted.id), counted)
          const lines = new Set(rowsIn(items).map(({ line }) => line))
          for (const [sk, item] of items)
            if (sk.startsWith(resultPrefix) && !lines.has(Number(item.line)))
              tools.tell({ pk, sk }, 'This result belongs to no row of the import.')
        }
        if (pk === bankImportsPartition) for (const item of items.values()) heads.find(keyOf(item), item)
      },
      end: () =>
        heads.each(([counted], head) => {
          if (!head)
            tools.tell(
              { pk: bankRowsPartition(counted?.id ?? ''), sk: 'ROWS' },
              'The list of imports does not name this one.',
            )
          else if (!counted) tools.tell(keyOf(head), 'The rows of this import are not there.')
          else {
            const wrong = differences(counted.counts, head, isCounted)
            if (Object.keys(wrong).length > 0)
              tools.tell(
                keyOf(head),
                `The import counts its rows wrongly: ${Object.keys(wrong).join(', ')}.`,
                [correctCounts(keyOf(head), head, wrong)],
              )
          }
        }),
    }
  },
}
