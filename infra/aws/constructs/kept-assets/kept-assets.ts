/** Keeps the assets of the last three releases in the bucket of the site, and no older ones. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CustomResource, Duration, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { bucketArn } from '#infra/aws/partition.ts'
import { bundledHandler } from '../functions/bundled-handler.ts'
import { PortalFunction } from '../functions/portal-function.ts'
import { releasesFile } from './keep-assets.ts'

interface KeptAssetsProps {
  /** The name of the function. */
  name: string
  /** The built site. */
  folder: string
  bucketName: string
  logs: LogGroup
}

/** The keys of the files in all subfolders, such as `pdfjs/1.2.3/pdf.worker.mjs`. */
export const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
        .sort()
    : []

export class KeptAssets extends Construct {
  constructor(scope: Construct, id: string, { name, folder, bucketName, logs }: KeptAssetsProps) {
    super(scope, id)
    const bucket = bucketArn(Stack.of(this).region, bucketName)
    const allow = (actions: string[], resource: string) =>
      new PolicyStatement({ actions, resources: [resource] })
    const { lambda } = new PortalFunction(this, 'Remover', {
      name,
      description: 'Removes assets that none of the last three releases has.',
      code: bundledHandler(import.meta.dirname),
      memoryInMb: 512,
      timeoutInSeconds: 120,
      environment: {},
      logs,
      statements: [
        // Without the right to list, S3 would answer 403 for a file that is not there yet.
        allow(['s3:ListBucket'], bucket),
        allow(['s3:GetObject', 's3:PutObject'], `${bucket}/${releasesFile}`),
        allow(['s3:DeleteObject'], `${bucket}/assets/*`),
      ],
    })
    new CustomResource(this, 'Assets', {
      serviceToken: lambda.functionArn,
      resourceType: 'Custom::KeptAssets',
      serviceTimeout: Duration.minutes(5),
      properties: { bucket: bucketName, assets: JSON.stringify(namesIn(join(folder, 'assets'))) },
    })
  }
}
