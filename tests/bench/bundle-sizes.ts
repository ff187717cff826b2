/** Bytes of each function's code: what loads before the first call, and what a call may load later. */
import { buildFunctions } from '#infra/aws/bundle/build.ts'

/** Budget: 260 KB before the first call, 300 at most; the files beside it load only where they are asked for. */
export const bundleSizes = async () => {
  const built = [await buildFunctions('area'), await buildFunctions('route')].flat()
  const seen = new Set<string>()
  const unseen = built.filter(({ name }) => !seen.has(name) && seen.add(name)) // workers are in both
  return unseen.map(({ name, files, eager }) => {
    const bytes = (names: string[]) => names.reduce((sum, file) => sum + (files.get(file)?.length ?? 0), 0)
    const late = ['s3', 'secrets-manager', 'ses', 'language-common'].map((name) => `${name}.mjs`)
    const chunks = [...files.keys()].filter((file) => !eager.includes(file) && !late.includes(file))
    return {
      function: name,
      eager: bytes(eager),
      chunks: bytes(chunks),
      ...Object.fromEntries(late.map((name) => [name, bytes([name])])),
    }
  })
}
