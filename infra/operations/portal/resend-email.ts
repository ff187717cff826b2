/** Puts an e-mail that was given up into the outbox again. Run by `npm run e-mails:resend -- --env … --id …`. */
import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { createEmails } from '#functions/platform/outbox/outbox.ts'
import { createTable } from '#functions/platform/table/table.ts'
import { readCommandOptions } from '../command-list.ts'

const { TABLE_NAME } = z.object({ TABLE_NAME: z.string() }).parse(process.env)
const values = readCommandOptions('emails:resend')

const emails = createEmails(createTable(() => new DynamoDBClient(), TABLE_NAME))
const found = await emails.read(values.id)
if (!found) {
  console.error(
    'No such e-mail is kept. The id is in the log line EMAIL_GIVEN_UP; e-mails are kept for 30 days.',
  )
  process.exit(2)
}
const { sent_at: _settled, failures: _failures, tries: _tries, waiting_since: _waiting, ...email } = found
await emails.put({ ...email, id: randomUUID() }, new Date())
console.log('The e-mail is in the outbox again.')
