/** What must never be lost: the table, the files and the secrets; and the identity that sends e-mails. */
import type { App } from 'aws-cdk-lib'
import { type ITable, Table } from 'aws-cdk-lib/aws-dynamodb'
import { councilVariables } from '#infra/councils.ts'
import { type Settings, tableName } from '#infra/settings.ts'
import { dataKey } from '../constructs/data/data-key.ts'
import { DocumentBucket, documentBucketArn, documentBucketName } from '../constructs/data/document-bucket.ts'
import { isTableOut, PortalTable } from '../constructs/data/portal-table.ts'
import { logGroup } from '../constructs/functions/log-group.ts'
import type { Resources } from '../constructs/functions/statements.ts'
import { GeneratedSecrets } from '../constructs/generated-secrets/generated-secrets.ts'
import { MailIdentity } from '../constructs/mail/mail-identity.ts'
import { siteBucketName } from '../constructs/site/site-bucket.ts'
import { bucketArn } from '../partition.ts'
import { PortalStack } from './portal-stack.ts'
import type { WebStack } from './web.ts'

export class DataStack extends PortalStack {
  /** By its name: a table that is lost can be made again while other stacks use it. */
  readonly table: ITable
  /** The ARNs that permissions are granted on. */
  readonly resources: Resources
  /** Environment variables of every function, to which each stack adds the origins that its own accept. */
  readonly functionEnvironment: Record<string, string>

  constructor(app: App, settings: Settings, web: WebStack) {
    super(app, 'data', settings)
    const key = settings.ownKey ? dataKey(this, settings) : undefined
    const table = Table.fromTableName(this, 'Named', tableName(settings.name))
    const { siteOrigin, originSecret } = web
    const documents = new DocumentBucket(this, 'Documents', { settings, key, siteOrigin })
    const logs = logGroup(this, 'generate-secrets', settings)
    const secrets = new GeneratedSecrets(this, 'Secrets', { settings, key, table, originSecret, logs })
    const mail = new MailIdentity(this, 'Mail', settings)

    if (!isTableOut(this)) {
      const records = new PortalTable(this, 'Records', { settings, key })
      // Last of what can fail by itself: a protected table could not be taken back with a deployment that fails after it.
      records.node.addDependency(documents, mail, ...secrets.secrets)
      secrets.values.node.addDependency(records)
    }

    this.table = table
    this.resources = {
      tableArn: table.tableArn,
      bucketArn: documentBucketArn(settings),
      siteBucketArn: bucketArn(settings.region, siteBucketName(settings)),
      secretArns: secrets.arns,
      transactionKeys: settings.transactionKeys,
      mail: { from: settings.mail.from, arns: mail.arns },
    }
    this.functionEnvironment = {
      TABLE_NAME: table.tableName,
      BUCKET_NAME: documentBucketName(settings),
      LOG_BUCKET_NAME: siteBucketName(settings),
      BASE_URL: siteOrigin,
      MAIL_FROM: settings.mail.from,
      MAIL_MOST_A_DAY: String(settings.mail.mostADay),
      APPLICANT_SIGNING_SECRET: secrets.arns['applicant-signing-key'],
      STAFF_SIGNING_SECRET: secrets.arns['staff-signing-key'],
      REGISTER_SIGNING_SECRET: secrets.arns['register-signing-key'],
      LETTER_SIGNING_SECRET: secrets.arns['letter-signing-key'],
      CHECK_SIGNING_SECRET: secrets.arns['check-signing-key'],
      LOG_SIGNING_SECRET: secrets.arns['log-signing-key'],
      PEPPER_SECRET: secrets.arns.pepper,
      STAFF_TOTP: settings.staffTotp,
      ...councilVariables(settings.council),
    }
  }
}
