/** Which services a function's routes use: those whose names occur in the code it holds. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { entries, root, type ServicesOf } from './entries.ts'
import { type Packaging, planFunctions } from './plan.ts'

/** Only this code is handed services. */
const handed = /^functions\/(api|http|app|emails)\//
const wiring = /\/(services|service-factories)\.ts$/
const comments = /\/\*[\s\S]*?\*\/|\s\/\/ .*/g

const wordsIn = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8').replace(comments, '').match(/\w+/g) ?? []

/** A name too many costs a few bytes; a service that is used can't be missed, since whoever uses it names it. */
export const findUsedServices = async (packaging: Packaging): Promise<ServicesOf> => {
  const functions = planFunctions(packaging)
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: functions.map(({ name }) => ({ in: `entry:${name}`, out: name })),
    plugins: [entries(packaging, functions, () => [])],
    packages: 'external',
    bundle: true,
    format: 'esm',
    outdir: root,
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const text = readFileSync(join(root, 'functions/services/service-factories.ts'), 'utf8')
  const makers = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name as string)
  return (name) => {
    const { inputs = {} } = metafile.outputs[`${name}.js`] ?? {}
    const held = Object.keys(inputs).filter((file) => inputs[file]?.bytesInOutput)
    const words = new Set(held.filter((file) => handed.test(file) && !wiring.test(file)).flatMap(wordsIn))
    return makers.filter((maker) => words.has(maker)).sort()
  }
}
