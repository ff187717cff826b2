/** Puts the built pages into their bucket. */
import { Duration } from 'aws-cdk-lib'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { factsFile } from '#infra/site-pages.ts'
import { KeptAssets } from '../kept-assets/kept-assets.ts'

interface SiteReleaseProps {
  /** The built site. */
  folder: string
  /** Files that depend on the settings, by path. */
  texts: Record<string, string>
  bucketName: string
  /** The log group of the function that removes old assets. */
  removerName: string
  logs: LogGroup
}

/** Names below `assets/` carry a hash of their content. */
const hashed = 'assets/*'

export class SiteRelease extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { folder, texts, bucketName, removerName, logs }: SiteReleaseProps,
  ) {
    super(scope, id)
    const bucket = Bucket.fromBucketName(this, 'Bucket', bucketName)
    // Nothing is removed here: a page that was opened before the release still loads its chunks. `KeptAssets` removes old ones.
    const common = { destinationBucket: bucket, prune: false, logGroup: logs, memoryLimit: 256 }
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(folder)],
      exclude: ['*'],
      include: [hashed],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    })
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [
        Source.asset(folder),
        ...Object.entries(texts).map(([path, text]) => Source.data(path, text)),
      ],
      exclude: [hashed, factsFile],
      // Revalidated each time, so CloudFront's copies need no invalidation.
      cacheControl: [CacheControl.noCache()],
    })
    // The page names the assets, so they are released first.
    pages.node.addDependency(assets)
    const kept = new KeptAssets(this, 'Kept', { name: removerName, folder, bucketName, logs })
    kept.node.addDependency(pages)
  }
}
