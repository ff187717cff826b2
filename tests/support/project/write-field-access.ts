/** `npm run field-access`: writes `field-access.md` into `docs`, or with `-- --out DIR` into another folder. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { optional, readOptions } from '#infra/command-line.ts'
import { fieldAccessPage } from './field-access.ts'
import { root } from './source-files.ts'

const { out = join(root, 'docs') } = readOptions('npm run field-access', { out: optional('<folder>') }).values
writeFileSync(join(out, 'field-access.md'), fieldAccessPage())
