/** Puts a letter that was given up into the outbox once more. Run by `npm run letters:resend -- --env … --id …`. */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { createTable } from '#functions/data/table.ts'
import { createLetters } from '#functions/emails/outbox.ts'

const { TABLE_NAME } = z.object({ TABLE_NAME: z.string() }).parse(process.env)
const { values } = parseArgs({ options: { id: { type: 'string', default: '' } } })

const letters = createLetters(createTable(() => new DynamoDBClient(), TABLE_NAME))
const found = await letters.read(values.id)
if (!found) {
  console.error(
    'No such letter is kept. The id stands in the log line LETTER_GIVEN_UP; letters are kept for 30 days.',
  )
  process.exit(2)
}
const { sent_at: _settled, ...letter } = found
await letters.put({ ...letter, id: randomUUID() }, new Date())
console.log('The letter is in the outbox again.')
