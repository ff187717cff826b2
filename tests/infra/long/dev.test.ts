/** `npm run dev` on a copy of the project, since the test changes files. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '#tests/support/files/temporary-folder.ts'
import { returnReasonAt } from '#tests/support/people/returned-email.ts'
import { root } from '#tests/support/project/source-files.ts'
import { until } from '#tests/support/waiting/until.ts'

const copied = ['functions', 'infra', 'shared', 'web', 'package.json', 'package-lock.json', 'tsconfig.json']

const aCopy = async () => {
  const folder = await aFolder()
  const filter = (path: string) => !path.startsWith(join(root, 'web', 'dist'))
  for (const name of copied)
    await cp(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true, filter })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const change = async (file: string, from: string, to: string) => {
    const text = await readFile(join(folder, file), 'utf8')
    expect(text).toContain(from)
    await writeFile(join(folder, file), text.replace(from, to))
  }
  return { folder, change }
}

/** The command in a process of its own; `printed` grows as it prints. */
const aDevRun = async (folder: string) => {
  // What Node compiles of the copy is of no use to anybody else.
  const { NODE_COMPILE_CACHE: _, ...inherited } = process.env
  const env = { ...inherited, PORT: '0', DATA_DIR: join(folder, '.local'), NODE_ENV: 'development' }
  const child = spawn(process.execPath, ['infra/local/dev.ts'], { cwd: folder, env })
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  })
  const run = { child, printed: '', url: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      run.printed += text
    })
  await until(() => run.printed.includes('Press Ctrl+C') || child.exitCode !== null)
  run.url = /Portal {5}(\S+)/.exec(run.printed)?.[1] ?? run.printed
  return run
}

/** What Vite tells an open page. */
const messagesOf = async (url: string) => {
  const client = await (await fetch(`${url}/@vite/client`)).text()
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1]
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  onTestFinished(() => socket.close())
  const messages: string[] = []
  socket.addEventListener('message', ({ data }) => messages.push(String(data)))
  await until(() => messages.some((message) => message.includes('connected')))
  return messages
}

test('npm run dev serves pages and service at one address, shows every change, and stops completely', async () => {
  const { folder, change } = await aCopy()
  const { child, url } = await aDevRun(folder)
  const health = async () => (await fetch(`${url}/api/health`)).text()
  const page = await fetch(`${url}/auth/login`, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('/@vite/client')
  expect(page.headers.get('content-security-policy')).not.toContain('trusted-types')
  expect(await health()).toBe('{"data":{"status":"ok"}}')
  const document = await fetch(`${url}/api/openapi.json`)
  expect(document.headers.get('content-security-policy')).toContain('trusted-types pdf-worker')
  expect((await fetch(`${url}/__local/inbox`)).status).toBe(200)

  expect(await returnReasonAt(url)).toBe('no-mailbox')

  // Vite tells a page only of modules that the page has asked for.
  const messages = await messagesOf(url)
  for (const module of ['main.ts', 'app.tsx', 'crash-boundary.tsx', 'api/client.ts'])
    expect((await fetch(`${url}/src/${module}`)).status).toBe(200)
  const map = async () => (await fetch(`${url}/@id/__x00__virtual:endpoints`)).text()
  expect(await map()).toContain('"/api/health"')
  await change('web/src/crash-boundary.tsx', 'export ', 'export const changed = true\nexport ')
  await until(() => messages.some((message) => message.includes('/src/crash-boundary.tsx')))

  const handler = 'functions/platform/routes/service.ts'
  const original = await readFile(join(folder, handler), 'utf8')
  const statuses = new Set<number>()
  await change(handler, 'openapiDocument(config.COUNCIL_NAME)', '{ ...openapiDocument(), changed: true }')
  await until(async () => {
    const answer = await fetch(`${url}/api/openapi.json`)
    statuses.add(answer.status)
    return (await answer.text()).includes('"changed":true')
  })
  expect([...statuses]).toEqual([200]) // whoever asked during the restart waited for it

  await writeFile(join(folder, handler), 'this is no TypeScript')
  await until(async () => (await fetch(`${url}/api/health`)).status === 503)
  await writeFile(join(folder, handler), original)
  await until(async () => (await fetch(`${url}/api/health`)).status === 200)

  await change('shared/kit/contract/service.ts', "'/api/health'", "'/api/healthy'")
  await until(async () => (await fetch(`${url}/api/healthy`)).status === 200)
  await until(async () => (await map()).includes('"/api/healthy"'))

  const gone = once(child, 'exit')
  child.kill('SIGINT')
  expect(await gone).toEqual([0, null])
  await expect(fetch(url)).rejects.toThrow()
})
