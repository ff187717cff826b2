/**
 * `npm run admin:create -- --env prod --email …`, `npm run keys:rotate -- --env prod`: runs a command of the service with
 * the names of one environment, as a function would find them. Credentials are those of whoever runs it.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { secretName, settingsOf, tableName } from './settings.ts'

const commands: Record<string, string> = {
  'admin:create': 'create-administrator.ts',
  'keys:rotate': 'rotate-keys.ts',
  'letters:resend': 'resend-letter.ts',
}

/** Takes `--name value` out of the arguments; the rest goes to the command. */
const take = (args: string[], name: string): string | undefined => {
  const place = args.indexOf(`--${name}`)
  return place < 0 ? undefined : args.splice(place, 2)[1]
}

const [command = '', ...args] = process.argv.slice(2)
try {
  const file = commands[command]
  if (!file) throw new Error(`There is no command "${command}".`)
  const { name, region, domain } = settingsOf(take(args, 'env') ?? '')
  const url = take(args, 'url') ?? (domain ? `https://${domain.name}` : undefined)
  if (command === 'admin:create' && !url)
    throw new Error(
      'This environment has no domain of its own: add --url with the address that the deployment printed.',
    )
  const env = {
    ...process.env,
    AWS_REGION: region,
    TABLE_NAME: tableName(name),
    BASE_URL: url,
    APPLICANT_SIGNING_SECRET: secretName(name, 'applicant-signing-key'),
    STAFF_SIGNING_SECRET: secretName(name, 'staff-signing-key'),
  }
  const script = join(import.meta.dirname, '../functions/commands', file)
  process.exitCode = spawnSync(process.execPath, [script, ...args], { env, stdio: 'inherit' }).status ?? 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
