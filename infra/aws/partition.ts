/** What differs between the partitions of AWS, such as China's, which has ARNs and hosts of its own. */
import { RegionInfo } from 'aws-cdk-lib/region-info'

/** Such as `aws`, the first word of an ARN after `arn`. */
export const partitionOf = (region: string): string => RegionInfo.get(region).partition ?? 'aws'

export const bucketArn = (region: string, bucketName: string): string =>
  `arn:${partitionOf(region)}:s3:::${bucketName}`

/** @param part what stands before the region, such as a bucket and `s3` */
export const regionalHost = (part: string, region: string): string =>
  `${part}.${region}.${RegionInfo.get(region).domainSuffix ?? 'amazonaws.com'}`
