/**
 * `npm run admin:create -- --env prod --email …`, `npm run data:export -- --env prod --out …`: runs a command with the environment
 * variables of one environment, as a function has them. Credentials are those of whoever runs it, and have to be of the account that
 * the settings name. `--dry-run` says what would be done and asks nothing of AWS.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { comparisonOf, requireAccount } from './doctor/require-account.ts'
import { secretName, settingsOf, tableName } from './settings.ts'

interface Command {
  file: string
  /** The options besides `--env`, `--url` and `--dry-run`; any other option is refused. With `[--dry-run]` the file has a dry mode of its own. */
  options: string
  /** What a dry run says, where the file has none of its own. */
  does?: string
}

/** The commands of the service run in a process of their own: infra imports none of its code. */
const commands: Record<string, Command> = {
  'admin:create': {
    file: 'functions/commands/create-administrator.ts',
    options: '--email <address> [--name <name>] [--roles <role,role>] [--without-codes] [--dry-run]',
  },
  'keys:rotate': {
    file: 'functions/commands/rotate-keys.ts',
    options: '[--drop-old]',
    does: 'makes new keys for applicants, staff and the register, publishes their public halves and puts the others into the secrets; with --drop-old nobody stays signed in',
  },
  'emails:resend': {
    file: 'functions/commands/resend-email.ts',
    options: '--id <email>',
    does: 'puts a new copy of the e-mail into the outbox, from which it is sent at once',
  },
  'data:export': {
    file: 'infra/operations/export.ts',
    options: '--out <folder> [--bucket <name>] [--from-table <name>]',
    does: 'reads every item and every file, and writes them with their hashes into the folder',
  },
  'data:import': {
    file: 'infra/operations/import.ts',
    options: '--from <folder> [--bucket <name>] [--over] [--emails]',
    does: 'compares the hashes of the folder, then writes its files and its items into the environment, which must be empty unless --over is given',
  },
  'data:copy': {
    file: 'infra/operations/copy.ts',
    options: '--from-table <name>',
    does: 'copies every item of that table over the live ones, and recounts the counters',
  },
  'data:migrate': {
    file: 'functions/commands/migrate-data.ts',
    options: '',
    does: 'reads every item and rewrites those that an earlier version stored in another form',
  },
  'data:check': {
    file: 'functions/commands/check-data.ts',
    options:
      '[--repair] [--counters] [--table <name>] [--bucket <name>] [--without-files] [--rounds <number>]',
    does: 'reads the whole table and lists inconsistent data; with --repair it rewrites data that follows from other items',
  },
  'restore:drill': { file: 'infra/restore-drill/run.ts', options: '[--dry-run] [--keep]' },
  'data:fees': { file: 'infra/operations/fees.ts', options: '[--from <file>] [--dry-run]' },
}

/** @throws Error that says how the command is called when an option is unknown. */
const requireKnownFlags = (name: string, { options }: Command, args: string[]): void => {
  const known: string[] = ['--dry-run', ...(options.match(/--[\w-]+/g) ?? [])]
  const unknown = args.find((arg) => arg.startsWith('-') && !known.includes(arg.split('=')[0]!))
  if (!unknown) return
  const usage = `Usage: npm run ${name} -- --env <environment> [--url <address>] [--dry-run] ${options}`
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
  const settings = settingsOf(take(args, 'env') ?? '')
  const { name, region, domain } = settings
  const url = take(args, 'url') ?? (domain ? `https://${domain.name}` : undefined)
  if (command === 'admin:create' && !url)
    throw new Error('This environment has no domain: add --url with the address that the deployment printed.')
  requireKnownFlags(command, known, args)
  const own = {
    AWS_REGION: region,
    TABLE_NAME: tableName(name),
    BASE_URL: url,
    APPLICANT_SIGNING_SECRET: secretName(name, 'applicant-signing-key'),
    STAFF_SIGNING_SECRET: secretName(name, 'staff-signing-key'),
    REGISTER_SIGNING_SECRET: secretName(name, 'register-signing-key'),
  }
  if (args.includes('--dry-run')) {
    console.log(comparisonOf(settings))
    console.log(`Would run ${known.file} for ${name} with`)
    for (const [variable, value] of Object.entries(own)) if (value) console.log(`  ${variable}=${value}`)
  }
  if (args.includes('--dry-run') && !known.options.includes('--dry-run')) {
    if (known.does) console.log(`It ${known.does}.`)
    process.exit(0)
  }
  if (!args.includes('--dry-run')) await requireAccount(settings)
  const env = { ...process.env, ...own }
  const script = join(import.meta.dirname, '..', known.file)
  process.exitCode = spawnSync(process.execPath, [script, ...args], { env, stdio: 'inherit' }).status ?? 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
