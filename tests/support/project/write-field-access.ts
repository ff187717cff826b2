/** `npm run field-access`: writes `docs/field-access.md`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldAccessPage } from './field-access.ts'
import { root } from './source-files.ts'

writeFileSync(join(root, 'docs/field-access.md'), fieldAccessPage())
