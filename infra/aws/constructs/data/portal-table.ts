/** The one table (docs/data-model.md). `infra/local/database/table.ts` creates the same one on one machine. */
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
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import { Construct } from 'constructs'
import { type Settings, streamParameter, tableName } from '#infra/settings.ts'
import { tableIndexes } from '#infra/table-indexes.ts'

/** `-c indexes=2` declares the first two only: DynamoDB adds one index to an existing table with each deployment. */
const indexesOf = (scope: Construct): number =>
  Number(scope.node.tryGetContext('indexes') ?? tableIndexes.length)

const string = (name: string) => ({ name, type: AttributeType.STRING })

/** `-c table=out` leaves the table out of its stack, so that a table that is lost can be made again. */
export const isTableOut = (scope: Construct): boolean => scope.node.tryGetContext('table') === 'out'

/**
 * No other stack imports anything of it: its name is fixed, and the address of its stream, which is another one for each table that
 * is made, stands in a parameter that is read at each deployment.
 */
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
      removalPolicy: settings.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    })
    for (const { name, partitionKey, sortKey, holds } of tableIndexes.slice(0, indexesOf(this)))
      this.table.addGlobalSecondaryIndex({
        indexName: name,
        partitionKey: string(partitionKey),
        sortKey: string(sortKey),
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: [...holds],
      })
    new StringParameter(this, 'Stream', {
      parameterName: streamParameter(settings.name),
      description: 'The stream of the table, for the function that sends e-mails.',
      stringValue: this.table.tableStreamArn!,
    })
  }
}
