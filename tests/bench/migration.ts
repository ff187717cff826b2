/**
 * `node tests/bench/migration.ts 100000`: carries that many applications of version 0.2 over by the operators' command,
 * killed twice on the way, and compares counters with lists afterwards. Prints what each run wrote.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { formerStatuses, manyFormerCases } from '#tests/support/cases/many-former-cases.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { root } from '#tests/support/project/source-files.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs the command and kills it once it has reported `killAt` rewritten applications. @returns its last words */
const migrate = (killAt = Number.POSITIVE_INFINITY): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const command = spawn(process.execPath, [join(root, 'functions/commands/migrate-data.ts')])
    let said = ''
    command.stdout.on('data', (output) => {
      said = String(output).trim().split('\n').at(-1) ?? ''
      if (Number.parseInt(said, 10) >= killAt && said.includes('so far')) command.kill('SIGKILL')
    })
    command.stderr.on('data', (output) => say(String(output).slice(0, 500)))
    command.on('close', (code) => resolve({ code, said }))
  })

const count = Number(process.argv[2] ?? 1000)
const { made: ids, dataDir, seconds, remove } = await manyFormerCases(count)
say(`${ids.length} former applications put in within ${Math.round(seconds)} s`)
const staffStack = await openStaffStack({}, {}, dataDir)
try {
  for (const killAt of [count * 0.1, count * 0.4, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]) {
    const startedAt = Date.now()
    const { code, said } = await migrate(killAt)
    say(
      `${code === null ? 'killed' : `ended with ${code}`}: ${said} ${Math.round((Date.now() - startedAt) / 1000)} s`,
    )
  }
  const counts = await staffStack.services.queueCounter.read()
  for (const status of applicationStatuses) {
    const expected =
      formerStatuses.filter(({ now }) => now === status).length * (count / formerStatuses.length)
    let listed = 0
    let after: string | undefined
    const clerk = await staffStack.staffMember('registrar')
    do {
      const query = { status, ...(after && { cursor: after }) }
      const { rows, next } = (await clerk.ask('cases.list', { query })).body.data
      listed += rows.length
      after = next ?? undefined
    } while (after)
    const agrees = counts[status] === expected && listed === expected
    say(
      `${status}: counted ${counts[status]}, listed ${listed}, expected ${expected}${agrees ? '' : ' WRONG'}`,
    )
    if (!agrees) process.exitCode = 1
  }
} finally {
  await staffStack.close()
  await remove()
}
