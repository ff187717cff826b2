/** A year of the council's portal: assumptions, each to be replaced once there are figures. */
import type { TemplateNeeds } from '#infra/aws/stacks/template-needs.ts'
import type { RequestKind } from './budgets.ts'

export interface Usage {
  pharmacists: number
  /** Requests of one pharmacist in the year. */
  each: Record<RequestKind, number>
  emailsEach: number
  documentsEach: number
  /** The size of one scan after the web app has made it smaller. */
  documentInBytes: number
  /** The size of one person's items in the table, including two versions of the application. */
  recordsInBytes: number
  /** Log lines of one call. */
  logInBytesPerCall: number
  staff: { people: number; daysAYear: number; callsADay: number }
  /** Runs of the canary: one every five minutes. */
  canaryRuns: number
}

export const aYear: Usage = {
  pharmacists: 50_000,
  each: {
    read: 70,
    create: 8,
    change: 6,
    submit: 1,
    act: 4,
    approval: 1,
    register: 1,
    login: 4,
    loginInNewBrowser: 2,
    logout: 6,
    upload: 7,
    viewDocument: 7,
  },
  emailsEach: 10,
  documentsEach: 7,
  documentInBytes: 300_000,
  recordsInBytes: 12_000,
  logInBytesPerCall: 1_000,
  staff: { people: 30, daysAYear: 250, callsADay: 300 },
  canaryRuns: (365 * 24 * 60) / 5,
}

/** For what is switched on by a setting: a call comes with about as many requests for pages, and makes some calls of the table. */
export const assumed = {
  requestsOfACall: 2,
  tableCallsOfACall: 5,
  firewallRules: 3,
  /** As the runbook sets them up: this account and the other one. */
  backups: { accounts: 2, keptInDays: 35, alarms: 1, triesAYear: 4 },
}

/** The fixed costs, whatever the number of people: counted in the templates, and those outside of them. */
export type Fixed = Pick<
  TemplateNeeds,
  'keys' | 'secrets' | 'alarms' | 'alarmMetrics' | 'dashboards' | 'metrics' | 'logGroups'
> & { hostedZones: number }

/** The zone of the domain is the council's own. */
export const outsideOfTemplates = { hostedZones: 1 }
