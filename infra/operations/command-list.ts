/** What `npm run admin:create`, `npm run data:export` and the others do, and their options: `commands.ts` reads these, and each command its own. */
import { flag, number, optional, readOptions, required } from '#infra/command-line.ts'

/** Of every command: `commands.ts` reads them and passes on all that was typed. */
const common = { env: optional('<environment>'), url: optional('<address>'), 'dry-run': flag }

/** `does` is what a dry run says of a command that has none of its own. */
export const commands = {
  'admin:create': {
    file: 'infra/operations/portal/create-administrator.ts',
    options: {
      ...common,
      email: required('<address>'),
      name: optional('<name>'),
      roles: optional('<role,role>'),
      'without-codes': flag,
    },
    does: null,
  },
  'keys:rotate': {
    file: 'infra/operations/portal/rotate-keys.ts',
    options: { ...common, 'drop-old': flag },
    does: 'makes new keys for applicants, staff and the register, publishes their public halves and puts the others into the secrets; with --drop-old nobody stays signed in',
  },
  'register:rekey': {
    file: 'infra/operations/portal/rekey-register.ts',
    options: { ...common, leaked: required('<id,id>') },
    does: 'withdraws these keys of the register and signs every current certificate again that one of them has signed',
  },
  'emails:resend': {
    file: 'infra/operations/portal/resend-email.ts',
    options: { ...common, id: required('<email>') },
    does: 'puts a new copy of the e-mail into the outbox, from which it is sent at once',
  },
  'data:export': {
    file: 'infra/operations/data/export.ts',
    options: {
      ...common,
      out: required('<folder>'),
      bucket: optional('<name>'),
      'from-table': optional('<name>'),
    },
    does: 'reads every item and every file, and writes them with their hashes into the folder',
  },
  'data:import': {
    file: 'infra/operations/data/import.ts',
    options: { ...common, from: required('<folder>'), bucket: optional('<name>'), over: flag, emails: flag },
    does: 'compares the hashes of the folder, then writes its files and its items into the environment, which must be empty unless --over is given',
  },
  'data:copy': {
    file: 'infra/operations/data/copy.ts',
    options: { ...common, 'from-table': required('<name>') },
    does: 'copies every item of that table over the live ones, and recounts the counters',
  },
  'data:migrate': {
    file: 'infra/operations/portal/migrate-data.ts',
    options: common,
    does: 'reads every item and rewrites those that an earlier version stored in another form',
  },
  'data:check': {
    file: 'infra/operations/portal/check-data.ts',
    options: {
      ...common,
      repair: flag,
      counters: flag,
      table: optional('<name>'),
      bucket: optional('<name>'),
      'without-files': flag,
      rounds: number(0),
    },
    does: 'reads the whole table and lists inconsistent data; with --repair it rewrites data that follows from other items',
  },
  'restore:drill': {
    file: 'infra/operations/restore-drill/run.ts',
    options: { ...common, keep: flag, from: optional('vault') },
    does: null,
  },
  'data:fees': {
    file: 'infra/operations/data/fees.ts',
    options: { ...common, from: optional('<file>') },
    does: null,
  },
}

type Name = keyof typeof commands

export const isCommand = (name: string): name is Name => Object.hasOwn(commands, name)

/** The options of a command that `commands.ts` has started, or another command, in the environment of its process. */
export const readCommandOptions = <Of extends Name>(name: Of) =>
  readOptions<(typeof commands)[Of]['options']>(`npm run ${name}`, commands[name].options).values

/** The same as an operator types them, who says which environment. */
export const readOperatorsOptions = (name: Name, args: string[]) => {
  const options = { ...commands[name].options, env: required('<environment>') }
  return readOptions(`npm run ${name}`, options, { args }).values
}
