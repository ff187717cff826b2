/** An npm registry on this machine with made packages: what npm asks of one, and no more. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { aFolder, stopped } from '#tests/support/files/temporary-folder.ts'

export interface MadePackage {
  name: string
  version: string
  /** The package's own package.json, where that differs from what the registry says. */
  inside?: { name?: string; version?: string }
  os?: string[]
  cpu?: string[]
  program?: { name: string; text: string; mode?: number }
}

/** The files of a package, in a folder that is there. */
export const writePackage = async (
  folder: string,
  { name, version, inside, os, cpu, program }: MadePackage,
): Promise<void> => {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version, os, cpu, ...inside }))
  if (!program) return
  await writeFile(join(folder, program.name), program.text)
  await chmod(join(folder, program.name), program.mode ?? 0o755)
}

const tarballOf = async (made: MadePackage): Promise<Buffer> => {
  const folder = await aFolder()
  const content = join(folder, 'package')
  await mkdir(content)
  await writePackage(content, made)
  execFileSync('tar', ['-czf', 'made.tgz', 'package'], { cwd: folder })
  return readFile(join(folder, 'made.tgz'))
}

/** Serves the packages until the test ends; `asked` are the paths that were asked for, `hashes` those of the packages. */
export const aRegistry = async (...packages: MadePackage[]) => {
  const asked: string[] = []
  const files = new Map<string, Buffer>()
  const hashes: Record<string, string> = {}
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    asked.push(path)
    const file = files.get(path)
    response.writeHead(file ? 200 : 404).end(file ?? '{"error":"Not found"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async () => {
    server.closeAllConnections()
    server.close()
  }
  await stopped(Promise.resolve({ stop }))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const made of packages) {
    const { name, version, os, cpu } = made
    const tarball = await tarballOf(made)
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
    const dist = { tarball: `${url}/${name}.tgz`, integrity }
    const versions = { [version]: { name, version, os, cpu, dist } }
    files.set(`/${name}.tgz`, tarball)
    hashes[`${name}@${version}`] = integrity
    files.set(`/${name}`, Buffer.from(JSON.stringify({ name, 'dist-tags': { latest: version }, versions })))
  }
  return { url, asked, hashes }
}
