/** The templates that `cdk synth` wrote, in the order in which they are deployed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StackTemplate } from '#infra/aws/stacks/template.ts'

interface Artifact {
  type: string
  dependencies?: string[]
  properties?: { templateFile?: string }
}

export const readAssembly = (folder: string): StackTemplate[] => {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const artifacts: Record<string, Artifact> = read('manifest.json').artifacts
  const ordered = new Set<string>()
  const visit = (name: string): void => {
    if (ordered.has(name) || artifacts[name]?.type !== 'aws:cloudformation:stack') return
    for (const needed of artifacts[name].dependencies ?? []) visit(needed)
    ordered.add(name)
  }
  for (const name of Object.keys(artifacts)) visit(name)
  return [...ordered].map((name) => ({
    name,
    template: read(artifacts[name]?.properties?.templateFile ?? `${name}.template.json`),
  }))
}
