/** The Chromium that comes inside an npm package: unpacked once for all test files, started with its security on. */
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const version = (): string => {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = createRequire(import.meta.url)(join(dirname(entry), '..', 'package.json'))
  return version
}

const place = (): string => join(tmpdir(), `portal-chromium-${version()}`)

/** Runs `work` with other environment variables; the package decides by them where and what it unpacks. */
const withEnvironment = async <T>(given: Record<string, string>, work: () => Promise<T>): Promise<T> => {
  const touched = [...Object.keys(given), 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']
  const before = touched.map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, given)
  try {
    return await work()
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/** The packaged font and no other, so that pages break at the same words on every machine. */
const fontsOnly = (folder: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>`

/**
 * Unpacks the browser where it is not there yet. It gets its final name only when it is whole, so files that run at
 * the same time, or a run that was cut off, never meet half a browser.
 */
export const unpackChromium = async (): Promise<void> => {
  if (process.env.CHROME_PATH || existsSync(place())) return
  const staging = await mkdtemp(join(tmpdir(), 'portal-chromium-'))
  await withEnvironment({ TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }, async () => {
    const { default: packaged } = await import('@sparticuz/chromium')
    await packaged.executablePath()
  })
  await writeFile(join(staging, 'fonts', 'fonts.conf'), fontsOnly(join(place(), 'fonts')))
  await rename(staging, place()).catch(async (error) => {
    await rm(staging, { recursive: true, force: true })
    if (!existsSync(place())) throw error
  })
}

/**
 * Quiet on the network, and otherwise as people have it: the package's own arguments switch web security off. Tabs of one
 * person share a process, which saves three tenths of the processor's time.
 */
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-pings',
  '--renderer-process-limit=1',
]

/** Starts a browser; `CHROME_PATH` names another one. */
export const launchChromium = async (): Promise<Browser> => {
  const own = process.env.CHROME_PATH
  if (own) return chromium.launch({ executablePath: own, args: quiet })
  await unpackChromium()
  const env = {
    ...process.env,
    FONTCONFIG_PATH: join(place(), 'fonts'),
    LD_LIBRARY_PATH: [join(place(), 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  }
  return chromium.launch({ executablePath: join(place(), 'chromium'), args: quiet, env: env as never })
}
