/** The source maps of a release: from this machine if it was synthesised here, otherwise from where its deployment put them. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { openSourceMaps, type SourceMaps } from '#infra/aws/bundle/source-maps.ts'
import { releasesFolder, sourceMapsFile } from '#infra/aws/kept-source-maps.ts'
import { type Settings, settingsOf } from '#infra/settings.ts'
import { requireAccount } from '../doctor/require-account.ts'

const download = async (release: string, { account, region }: Settings): Promise<Uint8Array> => {
  // The name that `cdk bootstrap` gives to its bucket.
  const Bucket = `cdk-hnb659fds-assets-${account}-${region}`
  const wanted = { Bucket, Key: sourceMapsFile(release), ExpectedBucketOwner: account }
  const { Body } = await new S3Client({ region }).send(new GetObjectCommand(wanted))
  if (!Body) throw new Error('The answer has no body.')
  return Body.transformToByteArray()
}

/** @throws Error that says what was looked for */
export const sourceMapsOf = async (release: string, output: string): Promise<SourceMaps> => {
  const folder = join(output, releasesFolder)
  const file = join(folder, sourceMapsFile(release))
  if (!existsSync(file)) {
    const settings = settingsOf(/^(?:\w+-)??(?:dev|staging|prod)(?=-)/.exec(release)?.[0] ?? release)
    await requireAccount(settings)
    const bytes = await download(release, settings).catch((error: Error) => {
      throw new Error(
        `There are no source maps of ${release} in ${folder}, and none in account ${settings.account} (${error.name}).`,
      )
    })
    await mkdir(folder, { recursive: true })
    await writeFile(file, bytes)
  }
  return openSourceMaps(await readFile(file))
}
