/** All that is asserted of bundles, in one file: each packaging is built once for what it holds and for what it answers. */
import { rm } from 'node:fs/promises'
import { afterAll } from 'vitest'
import './bundles/answers.ts'
import './bundles/contents.ts'
import './bundles/traces.ts'
import { bundlesFolder } from './bundles/once.ts'

afterAll(() => rm(bundlesFolder, { recursive: true, force: true }))
