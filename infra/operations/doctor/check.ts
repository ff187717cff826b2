/** A check: one question to an account, and what to do about a wrong answer. */

import type { TemplateNeeds } from '#infra/aws/stacks/template-needs.ts'
import type { Settings } from '#infra/settings.ts'
import type { AwsClients } from './aws-clients.ts'

export interface Finding {
  /** `unknown`: it could not be found out, which does not count as `ok`. */
  state: 'ok' | 'wrong' | 'unknown'
  /** One sentence. */
  says: string
  /** What to do; always there unless the state is `ok`. */
  todo?: string
}

export interface Checked {
  settings: Settings
  aws: AwsClients
  now: Date
  /** What the templates of the environment need of the account. */
  needs: () => Promise<TemplateNeeds>
}

export interface Check {
  name: string
  /** As a dry run prints it. */
  asks: string
  /** The rights without which the answer stays unknown; none where nothing is asked of AWS. */
  rights: string[]
  run: (on: Checked) => Finding | Promise<Finding>
}

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const wrong = (says: string, todo: string): Finding => ({ state: 'wrong', says, todo })
export const unknown = (says: string, todo: string): Finding => ({ state: 'unknown', says, todo })
