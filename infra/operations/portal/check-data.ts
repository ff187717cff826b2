/**
 * Checks the rules for all stored data. Run by `npm run data:check -- --env …`. With `--repair`, data that
 * follows from other records is rewritten; with `--counters`, only counters. Exit status 1 with findings.
 */
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb'
import { counterPrefix } from '#functions/platform/table/partitions.ts'
import { createTable } from '#functions/platform/table/table.ts'
import { readCommandOptions } from '../command-list.ts'
import { openDataStores } from '../data/data-stores.ts'
import { progress, runCommand } from '../data/progress.ts'
import { type Checked, type CheckedStores, checkTable } from '../data-check/check-table.ts'
import { repairFindings } from '../data-check/repair.ts'
import { reportLines } from '../data-check/report.ts'

/** The data to be joined for so many items fits into the memory of any machine. */
const itemsInARound = 1_000_000
/** A repair may show what was hidden behind it. */
const mostRepairs = 3

const values = readCommandOptions('data:check')

const roundsFor = async ({ dynamo, table }: CheckedStores): Promise<number> => {
  if (values.rounds) return values.rounds
  const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: table }))
  return Math.max(1, Math.ceil((Table?.ItemCount ?? 0) / itemsInARound))
}

const isWrong = ({ findings }: Checked): boolean => findings.some(({ isLeftover }) => !isLeftover)

await runCommand(async () => {
  const { dynamo, s3, table, bucket } = openDataStores({ table: values.table, bucket: values.bucket })
  const stores = { dynamo, table, bucket: values['without-files'] ? null : { s3, name: await bucket() } }
  const rounds = await roundsFor(stores)
  const items = progress('items', 100_000)
  const isAsked = ({ key }: Checked['findings'][number]) =>
    !values.counters || key.pk.startsWith(counterPrefix)
  const look = async (): Promise<Checked> => {
    const { findings, moved } = await checkTable(stores, { rounds, items })
    return { findings: findings.filter(isAsked), moved }
  }

  let checked = await look()
  for (let repairs = 0; values.repair && repairs < mostRepairs; repairs++) {
    const repaired = await repairFindings(
      checked.findings,
      createTable(() => dynamo, table),
    )
    if (repaired === 0) break
    console.log(`${repaired} repaired.`)
    checked = await look()
  }
  if (values.counters && !isWrong(checked)) {
    console.log('The counters hold what they count.')
    return
  }
  for (const line of reportLines(checked)) console.log(line)
  console.log(`Done: ${items.count()} items read.`)
  if (isWrong(checked)) process.exitCode = 1
})
