/** What must never be lost: the table, the files, the secrets; and who e-mails come from. */
import type { App } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { dataKey } from '../constructs/data-key.ts'
import { DocumentBucket, documentBucketArn, documentBucketName } from '../constructs/document-bucket.ts'
import { logGroup } from '../constructs/log-group.ts'
import { MadeSecrets } from '../constructs/made-secrets/made-secrets.ts'
import { MailIdentity } from '../constructs/mail-identity.ts'
import { PortalTable } from '../constructs/portal-table.ts'
import type { ResourceArns } from '../constructs/statements.ts'
import type { Settings } from '../settings.ts'
import { PortalStack } from './portal-stack.ts'
import type { WebStack } from './web.ts'

export class DataStack extends PortalStack {
  readonly table: Table
  /** What rights speak of. */
  readonly ground: ResourceArns
  /** What every function finds in its environment. */
  readonly variables: Record<string, string>
  readonly configurationSetName: string

  constructor(app: App, settings: Settings, web: WebStack) {
    super(app, 'data', settings)
    const key = settings.ownKey ? dataKey(this, settings) : undefined
    const { table } = new PortalTable(this, 'Records', { settings, key })
    const { siteOrigin, originSecret } = web
    new DocumentBucket(this, 'Documents', { settings, key, siteOrigin })
    const logs = logGroup(this, 'make-secrets', settings)
    const secrets = new MadeSecrets(this, 'Secrets', { settings, key, table, originSecret, logs })
    const mail = new MailIdentity(this, 'Mail', settings)

    this.table = table
    this.configurationSetName = mail.configurationSetName
    this.ground = {
      tableArn: table.tableArn,
      bucketArn: documentBucketArn(settings),
      secretArns: secrets.arns,
      mailArns: mail.arns,
    }
    this.variables = {
      TABLE_NAME: table.tableName,
      BUCKET_NAME: documentBucketName(settings),
      BASE_URL: siteOrigin,
      MAIL_FROM: settings.mail.from,
      APPLICANT_SIGNING_SECRET: secrets.arns['applicant-signing-key'],
      STAFF_SIGNING_SECRET: secrets.arns['staff-signing-key'],
      PEPPER_SECRET: secrets.arns.pepper,
      ORIGIN_SECRET_SHA256: secrets.originSecretSha256,
      STAFF_TOTP: settings.staffTotp,
    }
  }
}
