/** The source maps of a release: from this machine if it was synthesised here, otherwise from where its deployment put them. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { openSourceMaps, type SourceMaps } from '#infra/bundle/source-maps.ts'
import { releasesFolder, sourceMapsFile } from '#infra/release.ts'
import { settingsOf } from '#infra/settings.ts'

const download = async (release: string): Promise<Uint8Array> => {
  const { region } = settingsOf(release.split('-')[0] ?? '')
  const { Account } = await new STSClient({ region }).send(new GetCallerIdentityCommand())
  // The name that `cdk bootstrap` gives to its bucket.
  const Bucket = `cdk-hnb659fds-assets-${Account}-${region}`
  const wanted = { Bucket, Key: sourceMapsFile(release), ExpectedBucketOwner: Account }
  const { Body } = await new S3Client({ region }).send(new GetObjectCommand(wanted))
  if (!Body) throw new Error('The answer has no body.')
  return Body.transformToByteArray()
}

/** @throws Error that says what was looked for */
export const sourceMapsOf = async (release: string, output: string): Promise<SourceMaps> => {
  const folder = join(output, releasesFolder)
  const file = join(folder, sourceMapsFile(release))
  if (!existsSync(file)) {
    const bytes = await download(release).catch((error: Error) => {
      throw new Error(
        `There are no source maps of ${release} in ${folder}, and none in the account that you are signed in to (${error.name}).`,
      )
    })
    await mkdir(folder, { recursive: true })
    await writeFile(file, bytes)
  }
  return openSourceMaps(await readFile(file))
}
