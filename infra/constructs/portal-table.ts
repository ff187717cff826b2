/** The one table (docs/data-model.md). `infra/local/table.ts` creates the same one on one machine. */
import { RemovalPolicy } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import { type Settings, tableName } from '#infra/settings.ts'

const string = (name: string) => ({ name, type: AttributeType.STRING })

export class PortalTable extends Construct {
  readonly table: Table

  constructor(
    scope: Construct,
    id: string,
    { settings, key }: { settings: Settings; key: IKey | undefined },
  ) {
    super(scope, id)
    // `Table` and not `TableV2`: the rules of cdk-nag check only this one.
    this.table = new Table(this, 'Table', {
      tableName: tableName(settings.name),
      partitionKey: string('pk'),
      sortKey: string('sk'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'ttl',
      stream: StreamViewType.NEW_IMAGE,
      encryption: key ? TableEncryption.CUSTOMER_MANAGED : TableEncryption.DEFAULT,
      encryptionKey: key,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: settings.recoveryInDays,
      },
      deletionProtection: settings.keepsData,
      removalPolicy: settings.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
    // Only cases have these two attributes, so the index holds nothing else; a row of the queue shows a whole case.
    this.table.addGlobalSecondaryIndex({
      indexName: 'queue',
      partitionKey: string('queue_pk'),
      sortKey: string('queue_sk'),
      projectionType: ProjectionType.ALL,
    })
  }
}
