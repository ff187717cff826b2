/** Rewrites stored cases of version 0.2 in the present shape. Run by `npm run data:migrate -- --env …`, as often as needed. */
import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { migrateCases } from '#functions/app/migration/migrate-cases.ts'
import { createCaseMigration } from '#functions/data/case-migration.ts'
import { createEvents } from '#functions/data/event.ts'
import { createFormerApplications } from '#functions/data/former-application.ts'
import { createTable } from '#functions/data/table.ts'
import { createUsers } from '#functions/data/user.ts'
import { dayInKarachi } from '#shared/format.ts'

const { TABLE_NAME } = z.object({ TABLE_NAME: z.string() }).parse(process.env)
const client = new DynamoDBClient()
const table = createTable(() => client, TABLE_NAME)
const now = new Date()

const { rewritten, left } = await migrateCases(
  { attempt: { requestId: randomUUID(), now }, today: dayInKarachi(now) },
  (count) => console.log(`${count} applications rewritten so far.`),
  {
    caseMigration: createCaseMigration(table),
    events: createEvents(table, randomUUID),
    formerApplications: createFormerApplications(table),
    users: createUsers(table),
  },
)
console.log(`${rewritten} applications were rewritten.`)
if (left.length > 0) {
  console.error(
    `${left.length} were not, because they are incomplete or somebody worked on them. Run it again.`,
  )
  for (const id of left) console.error(id)
  process.exitCode = 1
}
