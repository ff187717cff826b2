/** Asks everything and says what was found, a line for each check. */
import type { Check, Checked, Finding } from './check.ts'
import { accountCheck } from './checks/account.ts'
import { runCheck } from './run-check.ts'

const line = (name: string, { state, says, todo }: Finding): string[] => [
  `${state.padEnd(8)} ${name.padEnd(13)} ${says}`,
  ...(todo ? [`${' '.repeat(23)}${todo}`] : []),
]

/** What a dry run prints: no call is made. */
export const questions = (checks: Check[]): string[] =>
  checks.map(({ name, asks, rights }) =>
    line(name, { state: 'ok', says: `${asks} (${rights.join(', ') || 'nothing of AWS'})` })[0]!.replace(
      /^ok /,
      'asks',
    ),
  )

/** @returns true if everything is ok. Of another account than that of the settings nothing more is asked. */
export const examine = async (
  checks: Check[],
  on: Checked,
  say: (line: string) => void,
): Promise<boolean> => {
  let allOk = true
  for (const check of checks) {
    const finding = await runCheck(check, on)
    for (const one of line(check.name, finding)) say(one)
    if (finding.state !== 'ok') allOk = false
    if (check === accountCheck && finding.state !== 'ok') {
      say('Nothing more was asked: first the account has to be the right one.')
      break
    }
  }
  return allOk
}
