/**
 * Makes a member of staff who has no password yet, or gives one a new link; an administrator where `--roles` says nothing
 * else. Run by `npm run admin:create`.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { createResets } from '#functions/data/reset.ts'
import { createStaff } from '#functions/data/staff.ts'
import { createTable } from '#functions/data/table.ts'
import { email as emailField, personName } from '#shared/records/fields.ts'
import { staffRoles } from '#shared/vocabulary.ts'

const environment = z.object({ TABLE_NAME: z.string(), BASE_URL: z.string() })
const wanted = z.object({
  email: emailField,
  name: personName('Say the name: --name "…"'),
  roles: z.array(z.enum(staffRoles, `Roles are: ${staffRoles.join(', ')}`)),
})

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    roles: { type: 'string', default: 'administrator' },
  },
})
const { TABLE_NAME, BASE_URL } = environment.parse(process.env)
const { success, data, error } = wanted.safeParse({
  email: values.email ?? '',
  name: values.name ?? 'Administrator',
  roles: values.roles.split(','),
})
if (!success) {
  console.error(error.issues.map(({ message }) => message).join('\n'))
  process.exit(2)
}

const table = createTable(() => new DynamoDBClient(), TABLE_NAME)
const staff = createStaff(table)
const now = new Date()
const account = {
  id: randomUUID(),
  ...data,
  password_hash: '', // no password matches it: only the link lets in
  session_generation: 1,
  is_admin: true,
}
await staff.create(account, now)
const id = await staff.idByEmail(data.email)
if (!id) throw new Error('The account could not be read back')

const token = randomBytes(32).toString('base64url')
await createResets(table, 'staff').issue(id, token, now)
console.log(`${data.email} sets the password within 24 hours, once, at:`)
console.log(new URL(`/admin/auth/set-password/${token}`, BASE_URL).href)
