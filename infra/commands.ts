/**
 * `npm run admin:create -- --env prod --email …`, `npm run data:export -- --env prod --out …`: runs a command with the environment
 * variables of one environment, as a function has them. Credentials are those of whoever runs it.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { secretName, settingsOf, tableName } from './settings.ts'

interface Command {
  file: string
  /** The options besides `--env` and `--url`; any other option is refused. */
  options: string
}

/** The commands of the service run in a process of their own: infra imports none of its code. */
const commands: Record<string, Command> = {
  'admin:create': {
    file: 'functions/commands/create-administrator.ts',
    options: '--email <address> [--name <name>] [--roles <role,role>] [--without-codes]',
  },
  'keys:rotate': { file: 'functions/commands/rotate-keys.ts', options: '[--drop-old]' },
  'emails:resend': { file: 'functions/commands/resend-email.ts', options: '--id <email>' },
  'data:export': {
    file: 'infra/operations/export.ts',
    options: '--out <folder> [--bucket <name>] [--from-table <name>]',
  },
  'data:import': {
    file: 'infra/operations/import.ts',
    options: '--from <folder> [--bucket <name>] [--over] [--emails]',
  },
  'data:copy': { file: 'infra/operations/copy.ts', options: '--from-table <name>' },
  'data:migrate': { file: 'functions/commands/migrate-data.ts', options: '' },
  'data:check': {
    file: 'functions/commands/check-data.ts',
    options:
      '[--repair] [--counters] [--table <name>] [--bucket <name>] [--without-files] [--rounds <number>]',
  },
  'restore:drill': { file: 'infra/restore-drill/run.ts', options: '[--dry-run] [--keep]' },
  'data:fees': { file: 'infra/operations/fees.ts', options: '[--from <file>]' },
}

/** @throws Error that says how the command is called when an option is unknown. */
const requireKnownFlags = (name: string, { options }: Command, args: string[]): void => {
  const known: string[] = options.match(/--[\w-]+/g) ?? []
  const unknown = args.find((arg) => arg.startsWith('-') && !known.includes(arg.split('=')[0]!))
  if (!unknown) return
  const usage = `Usage: npm run ${name} -- --env <environment> [--url <address>] ${options}`
  throw new Error(`There is no ${unknown} for this command.\n${usage}`)
}

/** Removes `--name value` from the arguments and returns the value; the command gets the rest. */
const take = (args: string[], name: string): string | undefined => {
  const place = args.indexOf(`--${name}`)
  return place < 0 ? undefined : args.splice(place, 2)[1]
}

const [command = '', ...args] = process.argv.slice(2)
try {
  const known = commands[command]
  if (!known) throw new Error(`There is no command "${command}".`)
  const { name, region, domain } = settingsOf(take(args, 'env') ?? '')
  const url = take(args, 'url') ?? (domain ? `https://${domain.name}` : undefined)
  if (command === 'admin:create' && !url)
    throw new Error(
      'This environment has no domain of its own: add --url with the address that the deployment printed.',
    )
  requireKnownFlags(command, known, args)
  const env = {
    ...process.env,
    AWS_REGION: region,
    TABLE_NAME: tableName(name),
    BASE_URL: url,
    APPLICANT_SIGNING_SECRET: secretName(name, 'applicant-signing-key'),
    STAFF_SIGNING_SECRET: secretName(name, 'staff-signing-key'),
    REGISTER_SIGNING_SECRET: secretName(name, 'register-signing-key'),
  }
  const script = join(import.meta.dirname, '..', known.file)
  process.exitCode = spawnSync(process.execPath, [script, ...args], { env, stdio: 'inherit' }).status ?? 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
