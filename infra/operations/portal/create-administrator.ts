/**
 * Creates a staff account without a password, for an administrator unless `--roles` says otherwise. Of an existing account
 * it changes the roles that are given, reactivates it and prints a new link; `--without-codes` removes one-time passwords
 * that were lost. Run by `npm run admin:create`.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { createResets } from '#functions/accounts/data/sign-in/reset.ts'
import { createTable } from '#functions/platform/table/table.ts'
import { createRoster } from '#functions/staff/data/roster.ts'
import { deleteSecondFactor } from '#functions/staff/data/second-factor.ts'
import { createStaff } from '#functions/staff/data/staff.ts'
import { changeStaff } from '#functions/staff/use-cases/change-staff.ts'
import { Refusal } from '#shared/kit/errors.ts'
import { email as emailField } from '#shared/kit/fields/identity.ts'
import { personName } from '#shared/kit/fields/text.ts'
import { paths } from '#shared/paths.ts'
import { mostStaffAccounts, noRoomForStaff } from '#shared/staff/rules/staff.ts'
import { roleLabels, type StaffRole, staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { readCommandOptions } from '../command-list.ts'

/** Ends the command with a message instead of a stack trace. */
const refuse = (message: string): never => {
  console.error(message)
  process.exit(2)
}

const environment = z.object({ TABLE_NAME: z.string(), BASE_URL: z.string() })
const wanted = z.object({
  email: emailField,
  name: personName('Say the name: --name "…"'),
  roles: z.optional(z.array(z.enum(staffRoles, `Roles are: ${staffRoles.join(', ')}`))),
})

const values = readCommandOptions('admin:create')
const { TABLE_NAME, BASE_URL } = environment.parse(process.env)
const { success, data, error } = wanted.safeParse({
  email: values.email,
  name: values.name ?? 'Administrator',
  roles: values.roles?.split(','),
})
if (!success) refuse(error!.issues.map(({ message }) => message).join('\n'))
const { email, name, roles } = data!

const labelsOf = (roles: readonly StaffRole[]) => roles.map((role) => roleLabels[role]).join(', ')
if (values['dry-run']) {
  const which = roles ? labelsOf(roles) : `${labelsOf(['administrator'])}, or the roles it has`
  console.log(`Would create a staff account for ${email} (${which}) or change the one that exists,`)
  console.log(`and print a link that works once, at ${new URL(paths.adminSetPassword, BASE_URL).href}/…`)
  process.exit(0)
}

const table = createTable(() => new DynamoDBClient(), TABLE_NAME)
const [staff, roster] = [createStaff(table, randomUUID), createRoster(table)]
const attempt = { requestId: randomUUID(), now: new Date() }
const by = { kind: 'staff', id: 'operations', name: 'Operations, by command' } as const

const create = (id: string): Promise<boolean> => {
  const initialRoles = roles ?? ['administrator' as const]
  const account = {
    ...{ id, name, email, roles: initialRoles },
    password_hash: '', // matches no password, so the link is needed
    session_generation: 1,
    is_admin: true,
  }
  return staff.create(account, attempt.now, {
    event: 'INVITED',
    by,
    details: { roles: labelsOf(initialRoles) },
  })
}

const change = async (id: string): Promise<void> => {
  await changeStaff(
    id,
    ({ account }) => {
      const newRoles = roles ?? account.roles
      const codes = values['without-codes']
      return {
        fields: {
          ...{ roles: newRoles, is_admin: true, reset_email: undefined },
          ...(codes && { session_generation: account.session_generation + 1 }),
        },
        event: { event: codes ? 'CODES_REMOVED' : 'CHANGED', by, details: { roles: labelsOf(newRoles) } },
        extraWrites: codes ? [deleteSecondFactor(id)] : [],
      }
    },
    attempt,
    { staff, roster },
  )
  const now = (await staff.load(id, { consistent: true }))!.account
  console.log(`${email} has an account already. Its roles: ${labelsOf(now.roles)}.`)
}

const known = await staff.idByEmail(email)
const id = known ?? randomUUID()
try {
  if (known) await change(known)
  else if ((await roster.read()).people.length >= mostStaffAccounts) refuse(noRoomForStaff)
  else if (!(await create(id))) refuse('Somebody made this account just now. Run the command again')
} catch (thrown) {
  if (!(thrown instanceof Refusal)) throw thrown
  refuse(thrown.message)
}

const token = randomBytes(32).toString('base64url')
await createResets(table, 'staff').issue({ token, user_id: id, email_id: randomUUID() }, attempt.now)
console.log(`${email} sets the password within 24 hours, once, at:`)
console.log(new URL(`${paths.adminSetPassword}/${token}`, BASE_URL).href)
