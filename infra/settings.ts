/** What differs between the environments: one typed record each. Nothing here is secret. */

import { type Backups, type Council, councils, type Domain } from './councils.ts'

export const environmentNames = ['dev', 'staging', 'prod'] as const
type EnvironmentName = (typeof environmentNames)[number]

/** Stands in the settings until the council has an account; a deployment is refused, everything else works. */
export const noAccountYet = '000000000000'

export interface Settings {
  /** `prod`, and `sindh-prod` of a further council: all names in the account are made of it. */
  name: string
  kind: EnvironmentName
  council: Pick<Council, 'name' | 'shortName' | 'references'>
  /** The AWS account of this environment, 12 digits; no other one is ever deployed to. */
  account: string
  /** Which origin secret CloudFront sends: 1 in a new environment, and one more each time it is changed. */
  originNumber: number
  /** Whether AWS Support has cleared a new account for CloudFront; no call tells it before the first distribution. */
  clearedForCloudFront: boolean
  /** Where all data is stored. A plain parameter: which country that may be is the council's open decision. */
  region: string
  /** Where the stack *rights* stands if `deploy:rights` made it before it was moved to us-east-1: its policies are in use, and their names unique in the account. */
  rightsRegion?: string
  domain?: Domain
  mail: {
    /** The sender of every e-mail. */
    from: string
    /** What SES verifies: the whole domain by DNS records, or the one address by an e-mail to it. */
    identity: 'domain' | 'address'
    /** How many e-mails SES lets the account send in 24 hours: 200 in the sandbox; an alarm comes at four fifths. */
    mostADay: number
  }
  /** The receiver of alarms that wait for the morning, who confirms each subscription once. */
  alarmAddress: string
  /** Of those for which somebody is woken: an address that rings a telephone. May be the same. */
  wakeAddress: string
  /** Who is told about weaknesses, in `security.txt`. */
  securityContact: string
  /** Whether search engines may list the entries of the public register. */
  registerInSearchEngines: boolean
  /** 'route' gives each endpoint its own function and rights; 'area' makes a few larger ones, with fewer cold starts where there are few users. */
  packaging: 'route' | 'area'
  /** One of the periods CloudWatch knows. */
  logsKeptInDays: 7 | 30 | 90
  /** How far back the table can be restored to a point in time. */
  recoveryInDays: number
  /** How long replaced and deleted files can be brought back. */
  oldVersionsKeptInDays: number
  /** Daily backups that are copied to another account; none: only what this account keeps by itself. */
  backups?: Backups
  /** Refuses to delete the table, the files and the stacks. */
  keepsData: boolean
  /** A separate KMS key for people's data (1 USD a month), otherwise keys managed by AWS. */
  ownKey: boolean
  /**
   * For which keys IAM asks each action of a transaction: those that the action is done to, or all of them. AWS does not document it;
   * `npm run probe:iam` finds it out.
   */
  transactionKeys: 'own' | 'all'
  /** Whether staff must sign in with one-time passwords before they do anything else. */
  staffTotp: 'required' | 'optional'
  /** Requests a second, and in a burst, before API Gateway answers 429. */
  requests: { perSecond: number; burst: number }
  /** How many executions of functions the account allows at once; an alarm comes at four fifths. A new account has 10: see `reservesFrom`. */
  concurrencyOfAccount: number
  /** Reserved concurrency of each function that hashes passwords (in 'area': of the area); none: no reservation. */
  hashingConcurrency?: number
  monthlyBudgetInUsd: number
  /**
   * How a release goes live: sign-in, submission and uploads a tenth of the calls a minute, or all at once; and for how many
   * minutes after each stack CloudFormation watches the alarms, ready to take it back (0: not at all).
   */
  release: { inSteps: boolean; watchedForMinutes: number }
  /** A web application firewall in front of CloudFront, for its own price; without one, the portal's own limits hold. */
  firewall?: {
    /** Requests of one network address in five minutes; many people share the address of a mobile network. */
    requestsOfAnAddress: number
  }
  /** Records every reading and writing of an item or a file in a trail of AWS, for its own price. */
  dataTrail?: boolean
}

/** Where AWS keeps what belongs to CloudFront: its figures, its firewall, its certificate. */
export const edgeRegion = 'us-east-1'

const nonProduction = {
  account: noAccountYet,
  clearedForCloudFront: false,
  registerInSearchEngines: false,
  originNumber: 1,
  logsKeptInDays: 30,
  recoveryInDays: 7,
  oldVersionsKeptInDays: 7,
  keepsData: false,
  ownKey: false,
  transactionKeys: 'own',
  staffTotp: 'required',
  requests: { perSecond: 20, burst: 40 },
  concurrencyOfAccount: 1000,
  monthlyBudgetInUsd: 10,
  release: { inSteps: false, watchedForMinutes: 0 },
} as const

const kinds = ({
  mailDomain,
}: Council): Record<
  EnvironmentName,
  Omit<Settings, 'name' | 'kind' | 'council' | 'region' | 'packaging'>
> => ({
  dev: {
    ...nonProduction,
    mail: { from: `portal-dev@${mailDomain}`, identity: 'address', mostADay: 200 },
    alarmAddress: `operations@${mailDomain}`,
    wakeAddress: `on-call@${mailDomain}`,
    securityContact: `security@${mailDomain}`,
  },
  staging: {
    ...nonProduction,
    ownKey: true,
    mail: { from: `portal-staging@${mailDomain}`, identity: 'address', mostADay: 200 },
    alarmAddress: `operations@${mailDomain}`,
    wakeAddress: `on-call@${mailDomain}`,
    securityContact: `security@${mailDomain}`,
    monthlyBudgetInUsd: 20,
    release: { inSteps: true, watchedForMinutes: 5 },
  },
  prod: {
    account: noAccountYet,
    clearedForCloudFront: false,
    registerInSearchEngines: false,
    originNumber: 1,
    mail: { from: `no-reply@${mailDomain}`, identity: 'domain', mostADay: 50_000 },
    alarmAddress: `operations@${mailDomain}`,
    wakeAddress: `on-call@${mailDomain}`,
    securityContact: `security@${mailDomain}`,
    logsKeptInDays: 90,
    recoveryInDays: 35,
    oldVersionsKeptInDays: 35,
    keepsData: true,
    ownKey: true,
    transactionKeys: 'own',
    staffTotp: 'required',
    // The peak of a deadline day is 175 a second.
    requests: { perSecond: 300, burst: 600 },
    concurrencyOfAccount: 1000,
    hashingConcurrency: 20,
    monthlyBudgetInUsd: 100,
    release: { inSteps: true, watchedForMinutes: 5 },
  },
})

/** What the first council has of its own in `kinds` is not another one's. */
const ofNobody = {
  ...{ account: noAccountYet, clearedForCloudFront: false, originNumber: 1 },
  ...{ domain: undefined, backups: undefined, rightsRegion: undefined },
}

/** @param key begins the names of the environment; empty for the first council */
export const settingsFor = (key: string, council: Council, kind: EnvironmentName): Settings => {
  const { name: full, shortName, references, region, packaging, environments } = council
  const name = key ? `${key}-${kind}` : kind
  return {
    ...{ name, kind, region, packaging, council: { name: full, shortName, references } },
    ...kinds(council)[kind],
    ...(key && ofNobody),
    ...environments?.[kind],
  }
}

const all: Settings[] = Object.entries(councils).flatMap(([key, council]) =>
  environmentNames.map((kind) => settingsFor(key, council, kind)),
)

/** Of all councils. */
export const everyEnvironment = all.map(({ name }) => name)

/** @throws Error that names the environments there are. */
export const settingsOf = (name: string): Settings => {
  const found = all.find((one) => one.name === name)
  if (found) return found
  throw new Error(`There is no environment "${name}". Choose one of: ${everyEnvironment.join(', ')}.`)
}

/** AWS keeps 100 for functions that reserve nothing, so a smaller account reserves nothing at all. */
const reservesFrom = 420

/** The reserved concurrency of functions that hash passwords, where the account is large enough to reserve any. */
export const hashingReservation = ({
  hashingConcurrency,
  concurrencyOfAccount,
}: Settings): number | undefined => (concurrencyOfAccount < reservesFrom ? undefined : hashingConcurrency)

/** The account, or undefined while it is not known. */
export const accountOf = ({ account }: Pick<Settings, 'account'>): string | undefined =>
  account === noAccountYet ? undefined : account

/** What SES has to verify: the domain of the sender, or the address itself. */
export const senderIdentity = ({ mail }: Pick<Settings, 'mail'>): string =>
  mail.identity === 'domain' ? (mail.from.split('@')[1] ?? '') : mail.from

/** The policy beyond which no role of the portal's stacks goes, whatever its own policies say. */
export const boundaryName = ({ name }: Pick<Settings, 'name'>): string => `portal-${name}-boundary`

/** Of what is unique in a whole account, in which the portal of a lost region may still be. */
export const nameInAccount = ({ name, region }: Pick<Settings, 'name' | 'region'>): string =>
  `portal-${name}-${region}`

/** Names of an environment's table, secrets and functions, which need no reference from one stack to another. */
export const tableName = (environment: string): string => `portal-${environment}`
/** The parameter with the address of the table's stream. */
export const streamParameter = (environment: string): string => `/portal/${environment}/table-stream`
export const secretName = (environment: string, secret: string): string => `portal-${environment}/${secret}`
/** @param part the name of a bundle, such as `auth-login` or `admin`, or of a worker */
export const functionName = (environment: string, part: string): string => `portal-${environment}-${part}`
