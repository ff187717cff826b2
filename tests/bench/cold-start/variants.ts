/** What is started: our bundles, and the two references, each in a folder of its own. */
import { copyFile, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { buildFunctions } from '#infra/aws/bundle/build.ts'
import { writeFunctions } from '#infra/aws/bundle.ts'
import { root } from '#tests/support/project/source-files.ts'

export interface Variant {
  name: string
  bundle: string
}

const here = join(root, 'tests/bench/cold-start')

/** As CDK's NodejsFunction would: the SDK from outside, everything else in one file, not minified. */
const buildDefault = async (folder: string): Promise<string> => {
  const outfile = join(folder, 'index.js')
  await build({
    entryPoints: [join(here, 'frozen-default.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    external: ['@aws-sdk/*', '@smithy/*'],
    logLevel: 'error',
  })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return outfile
}

/** @param work an empty folder. */
export const buildVariants = async (work: string): Promise<Variant[]> => {
  const ours = async (packaging: 'route' | 'area', name: string) => {
    const functions = await writeFunctions(await buildFunctions(packaging), join(work, packaging))
    const { folder } = functions.find((planned) => planned.name === name)!
    return join(folder, 'index.mjs')
  }
  const reference = join(work, 'default')
  await mkdir(reference)
  const bare = join(work, 'bare.mjs')
  await copyFile(join(here, 'bare.mjs'), bare)
  return [
    { name: 'CDK default, frozen', bundle: await buildDefault(reference) },
    { name: 'bare handler', bundle: bare },
    { name: 'one function per route', bundle: await ours('route', 'contact-information-current') },
    { name: 'one function per area', bundle: await ours('area', 'applicant') },
  ]
}
