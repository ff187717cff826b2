/** What differs between the environments: one typed record each. Nothing here is secret. */

export const environmentNames = ['dev', 'staging', 'prod'] as const
type EnvironmentName = (typeof environmentNames)[number]

/** A name of the council's own, with certificates that exist already; without one CloudFront's name is used. */
interface Domain {
  /** Such as `portal.council.example`; its DNS record points to the distribution. */
  name: string
  /** In us-east-1, where CloudFront looks for it. */
  certificateArn: string
  /** The name under which CloudFront reaches the HTTP API, whose certificate is in the environment's own region. */
  gateway: { name: string; certificateArn: string }
}

/** Stands in the settings until the council has an account; a deployment is refused, everything else works. */
export const noAccountYet = '000000000000'

export interface Settings {
  name: EnvironmentName
  /** The AWS account of this environment, 12 digits; no other one is ever deployed to. */
  account: string
  /** Which origin secret CloudFront sends: 1 in a new environment, and one more each time it is changed. */
  originNumber: number
  /** Whether AWS Support has cleared a new account for CloudFront; no call tells it before the first distribution. */
  clearedForCloudFront: boolean
  /** Where all data is stored. A plain parameter: which country that may be is the council's open decision. */
  region: string
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
  backups?: {
    /** The ARN of the vault there, `arn:aws:backup:<region>:<account>:backup-vault:<name>`. */
    copyTo: string
    /** How long each backup and each copy is kept. */
    keptInDays: number
  }
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

/** A region in Europe until the council has decided where data may be stored. */
const region = 'eu-central-1'

/** Where AWS keeps what belongs to CloudFront: its figures, its firewall, its certificate. */
export const edgeRegion = 'us-east-1'

const nonProduction = {
  account: noAccountYet,
  clearedForCloudFront: false,
  registerInSearchEngines: false,
  originNumber: 1,
  region,
  packaging: 'route',
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

const all: Record<EnvironmentName, Settings> = {
  dev: {
    ...nonProduction,
    name: 'dev',
    mail: { from: 'portal-dev@council.example', identity: 'address', mostADay: 200 },
    alarmAddress: 'operations@council.example',
    wakeAddress: 'on-call@council.example',
    securityContact: 'security@council.example',
  },
  staging: {
    ...nonProduction,
    name: 'staging',
    ownKey: true,
    mail: { from: 'portal-staging@council.example', identity: 'address', mostADay: 200 },
    alarmAddress: 'operations@council.example',
    wakeAddress: 'on-call@council.example',
    securityContact: 'security@council.example',
    monthlyBudgetInUsd: 20,
    release: { inSteps: true, watchedForMinutes: 5 },
  },
  prod: {
    name: 'prod',
    account: noAccountYet,
    clearedForCloudFront: false,
    registerInSearchEngines: false,
    originNumber: 1,
    region,
    mail: { from: 'no-reply@council.example', identity: 'domain', mostADay: 50_000 },
    alarmAddress: 'operations@council.example',
    wakeAddress: 'on-call@council.example',
    securityContact: 'security@council.example',
    packaging: 'route',
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
}

/** @throws Error that names the environments there are. */
export const settingsOf = (name: string): Settings => {
  const found = environmentNames.find((one) => one === name)
  if (!found)
    throw new Error(`There is no environment "${name}". Choose one of: ${environmentNames.join(', ')}.`)
  return all[found]
}

/** AWS keeps 100 for functions that reserve nothing, so a smaller account reserves nothing at all. */
const reservesFrom = 400

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

/** Names of an environment's table, secrets and functions, which need no reference from one stack to another. */
export const tableName = (environment: EnvironmentName): string => `portal-${environment}`
/** The parameter with the address of the table's stream. */
export const streamParameter = (environment: EnvironmentName): string => `/portal/${environment}/table-stream`
export const secretName = (environment: EnvironmentName, secret: string): string =>
  `portal-${environment}/${secret}`
/** @param part the name of a bundle, such as `auth-login` or `admin`, or of a worker */
export const functionName = (environment: EnvironmentName, part: string): string =>
  `portal-${environment}-${part}`
