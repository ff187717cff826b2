/** The councils whose portals are deployed from here, each into accounts of its own. Nothing here is secret. */
import { councilName } from '#shared/staff/rules/council-name.ts'

/** A name of the council's own, with certificates that exist already; without one CloudFront's name is used. */
export interface Domain {
  /** Such as `portal.council.example`; its DNS record points to the distribution. */
  name: string
  /** In us-east-1, where CloudFront looks for it. */
  certificateArn: string
  /** The name under which CloudFront reaches the HTTP API, whose certificate is in the environment's own region. */
  gateway: { name: string; certificateArn: string }
}

/** Daily backups that are copied to another account. */
export interface Backups {
  /** The ARN of the vault there, `arn:aws:backup:<region>:<account>:backup-vault:<name>`. */
  copyTo: string
  /** How long each backup and each copy is kept. */
  keptInDays: number
  /** After these days, 3 at least, nobody can lift the lock of the vault there, AWS included; none: its administrator can. */
  lockedForGoodAfterDays?: number
}

/** What else is a council's own in one of its environments; `settings.ts` says what each field means. */
interface Own {
  account?: string
  clearedForCloudFront?: boolean
  concurrencyOfAccount?: number
  originNumber?: number
  backups?: Backups
  rightsRegion?: string
  domain?: Domain
  alarmAddress?: string
  wakeAddress?: string
  securityContact?: string
}

export interface Council {
  /** In full: on pages and e-mails until two administrators have entered another one. */
  name: string
  /** Below the icon on a phone, which shows about 12 letters. */
  shortName: string
  /** What references of applications begin with: two to four capital letters. Never changed once there are applications. */
  references: string
  /** Where all data is stored. */
  region: string
  /** Of the senders of e-mails and the receivers of alarms. */
  mailDomain: string
  packaging: 'route' | 'area'
  environments?: Partial<Record<'dev' | 'staging' | 'prod', Own>>
}

const first: Council = {
  name: councilName(null),
  shortName: 'Pharmacy Council',
  references: 'PC',
  region: 'eu-central-1', // in Europe until the council has decided where data may be stored
  mailDomain: 'council.example',
  packaging: 'route',
}

/** By what the names of their environments begin with; the first council's are plain `dev`, `staging` and `prod`. */
export const councils: Record<string, Council> = { '': first }

/** What functions are told of a council; nothing where it is as the code says. */
export const councilVariables = ({
  name,
  references,
}: Pick<Council, 'name' | 'references'>): Record<string, string> => ({
  ...(name !== first.name && { COUNCIL_NAME: name }),
  ...(references !== first.references && { REFERENCE_PREFIX: references }),
})
