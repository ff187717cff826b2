/** The function of the custom resource: it runs once the files of a release are in the bucket. */
import { S3Client } from '@aws-sdk/client-s3'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import { answerDeployment } from '../answer-deployment.ts'
import { keepAssets } from './keep-assets.ts'
import { siteFiles } from './site-files.ts'

/** A file too many does no harm, so a failure here never takes a release back; its log line says what failed. */
export const handler = async (event: CloudFormationCustomResourceEvent): Promise<void> => {
  const { bucket, assets } = event.ResourceProperties
  try {
    if (event.RequestType !== 'Delete') {
      const removed = await keepAssets(siteFiles(new S3Client(), bucket), JSON.parse(assets))
      console.log(JSON.stringify({ level: 'info', event: 'ASSETS_REMOVED', removed }))
    }
  } catch (error) {
    console.log(
      JSON.stringify({ level: 'error', event: 'ASSETS_NOT_REMOVED', errorCode: (error as Error).name }),
    )
  }
  await answerDeployment(event, 'kept-assets', { Status: 'SUCCESS' })
}
