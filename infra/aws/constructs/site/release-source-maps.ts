/**
 * The source maps of a release go where CDK puts the code of the functions: into the private bucket of its bootstrap, under
 * the release's own name. No function and no page can reach them there, and those of earlier releases stay.
 */
import { relative } from 'node:path'
import { CfnOutput, FileAssetPackaging, type Stack, Stage } from 'aws-cdk-lib'
import { type KeptSourceMaps, sourceMapsFile } from '#infra/aws/kept-source-maps.ts'

export const releaseSourceMaps = (stack: Stack, { release, file }: KeptSourceMaps): void => {
  stack.synthesizer.addFileAsset({
    fileName: relative(Stage.of(stack)?.outdir ?? '', file),
    packaging: FileAssetPackaging.FILE,
    sourceHash: sourceMapsFile(release).replace(/\.br$/, ''),
  })
  new CfnOutput(stack, 'Release', { value: release, description: 'What npm run trace is asked for.' })
}
