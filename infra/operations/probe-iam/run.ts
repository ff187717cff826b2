/**
 * `npm run probe:iam -- --env staging [--dry-run]`: asks AWS once how it reads the rights of a transaction, and says what to put into the
 * settings. Ends with 1 if the settings say something else.
 */
import { flag, readOptions, required } from '#infra/command-line.ts'
import { settingsOf } from '#infra/settings.ts'
import { comparisonOf } from '../doctor/require-account.ts'
import { probe, probeStack } from './probe.ts'

const { values } = readOptions('npm run probe:iam', { env: required('<environment>'), 'dry-run': flag })

const waits = { forSeconds: 300, betweenTriesInMs: 2_000 }

try {
  const settings = settingsOf(values.env)
  const { region, transactionKeys } = settings
  if (values['dry-run']) {
    console.log(comparisonOf(settings))
    console.log(
      `Would create the stack ${probeStack(settings)} in ${region}, with one table and one role, send one transaction, and remove the stack.`,
    )
  } else {
    const found = await probe(settings, waits)
    const isRight = found === transactionKeys
    console.log(
      isRight
        ? `transactionKeys: '${found}' is right.`
        : `Put transactionKeys: '${found}' into infra/settings.ts: with '${transactionKeys}' ${found === 'all' ? 'AWS would refuse transactions' : 'functions may do more than they need'}.`,
    )
    process.exitCode = isRight ? 0 : 1
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
