/**
 * `npm run gallery`: every screen in every state at 1280 and 360 px, those of staff at 1920 px too, as one page to look through.
 * `-- --out DIR` writes it elsewhere, `-- --only TEXT` takes the scenes with this text in area, path, state or viewer. `-- --readme` takes the pictures of
 * the README instead, into `docs/pictures`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { flag, optional, readOptions } from '#infra/command-line.ts'
import { withPortal } from './open-portal.ts'
import { pageOf } from './page.ts'
import { queuesOf } from './queues.ts'
import { takeReadmePictures } from './readme-pictures.ts'
import { labelOf, takePictures } from './take-pictures.ts'

const { out, only, readme } = readOptions('npm run gallery', {
  only: optional('<words>'),
  out: optional('<folder>'),
  readme: flag,
}).values
const say = (line: string) => void process.stdout.write(`${line}\n`)

const readmePictures = async (): Promise<void> => {
  const folder = resolve(out ?? 'docs/pictures')
  const kept = await withPortal({ say, demo: true }, (url, browser) =>
    takeReadmePictures(url, browser, folder),
  )
  for (const { file, bytes } of kept) say(`${file} ${Math.round(bytes / 1000)} KB`)
}

const gallery = async (): Promise<void> => {
  const folder = resolve(out ?? 'gallery')
  const index = join(folder, 'index.html')
  const begin = performance.now()
  await mkdir(join(folder, 'screens'), { recursive: true })
  const { results, problems } = await withPortal({ say }, (url, browser) =>
    takePictures(queuesOf(browser, url), { folder, only: only?.toLowerCase() ?? '', say }),
  )
  await writeFile(index, pageOf(results))

  const pictures = results.flatMap((it) => it.pictures)
  const megabytes = pictures.reduce((sum, { size }) => sum + size, 0) / 1e6
  const seconds = Math.round((performance.now() - begin) / 1000)
  say(`\n${results.length} scenes, ${pictures.length} pictures, ${megabytes.toFixed(1)} MB in ${seconds} s`)
  say(index)

  const failed = results.filter(({ problem }) => problem).map(({ entry }) => labelOf(entry))
  for (const line of [...failed, ...problems]) say(`Failed: ${line}`)
  if (failed.length + problems.length > 0) process.exitCode = 1
}

await (readme ? readmePictures() : gallery())
