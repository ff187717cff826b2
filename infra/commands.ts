/**
 * `npm run admin:create -- --env prod --email …`, `npm run data:export -- --env prod --out …`: runs a command with the names
 * of one environment, as a function would find them. Credentials are those of whoever runs it.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { secretName, settingsOf, tableName } from './settings.ts'

/** The service's own are started and never imported: infra knows none of its code. */
const commands: Record<string, string> = {
  'admin:create': 'functions/commands/create-administrator.ts',
  'keys:rotate': 'functions/commands/rotate-keys.ts',
  'letters:resend': 'functions/commands/resend-letter.ts',
  'data:export': 'infra/data/export.ts',
  'data:import': 'infra/data/import.ts',
  'data:copy': 'infra/data/copy.ts',
  'data:fees': 'infra/data/fees.ts',
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
  const script = join(import.meta.dirname, '..', file)
  process.exitCode = spawnSync(process.execPath, [script, ...args], { env, stdio: 'inherit' }).status ?? 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
