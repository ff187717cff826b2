/** `npm run field-access`: writes `field-access.md` into `docs`, or with `-- --out DIR` into another folder. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fieldAccessPage } from './field-access.ts'
import { root } from './source-files.ts'

const { out } = parseArgs({ options: { out: { type: 'string', default: join(root, 'docs') } } }).values
writeFileSync(join(out, 'field-access.md'), fieldAccessPage())
