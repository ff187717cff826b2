/** Rewrites stored cases of version 0.2 in the present shape, and gives approved ones their entries in the register. Run by `npm run data:migrate -- --env …`, as often as needed. */
import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { migrateCases } from '#functions/app/migration/migrate-cases.ts'
import { migrateRegistrations } from '#functions/app/migration/migrate-registrations.ts'
import { createFormerApplications } from '#functions/data/applicants/former-application.ts'
import { createUsers } from '#functions/data/applicants/user.ts'
import { createCases } from '#functions/data/cases/case.ts'
import { createCaseMigration } from '#functions/data/cases/case-migration.ts'
import { createEvents } from '#functions/data/event.ts'
import { createRegistrationMigration } from '#functions/data/register/registration-migration.ts'
import { createTerms } from '#functions/data/register/term.ts'
import { createTable } from '#functions/data/table/table.ts'
import { dayInKarachi } from '#shared/format.ts'

const { TABLE_NAME } = z.object({ TABLE_NAME: z.string() }).parse(process.env)
const client = new DynamoDBClient()
const table = createTable(() => client, TABLE_NAME)
const now = new Date()

const attempt = { requestId: randomUUID(), now }
const cases = createCases(table, randomUUID)
const formerApplications = createFormerApplications(table)
const users = createUsers(table)

const { rewritten, left } = await migrateCases(
  { attempt, today: dayInKarachi(now) },
  (count) => console.log(`${count} applications rewritten so far.`),
  {
    caseMigration: createCaseMigration(table),
    events: createEvents(table, randomUUID),
    formerApplications,
    users,
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

const registered = await migrateRegistrations(
  attempt,
  (count) => console.log(`${count} approved applications looked at so far.`),
  {
    cases,
    formerApplications,
    registrationMigration: createRegistrationMigration(table, randomUUID),
    terms: createTerms(table),
    users,
  },
)
console.log(
  `${registered.looked - registered.left.length} approved applications have their entry in the register.`,
)
if (registered.left.length > 0) {
  console.error(
    `${registered.left.length} have not, because the entry of the number is another person’s, they are incomplete or somebody worked on them.`,
  )
  for (const id of registered.left) console.error(id)
  process.exitCode = 1
}
