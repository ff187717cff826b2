/** `npm run specification`: writes `tests/specification.md`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tests/support/project/source-files.ts'
import { pageOf } from './page.ts'
import { rows } from './rows/index.ts'
import { taggedTitles } from './titles.ts'

writeFileSync(join(root, 'tests/specification.md'), pageOf(rows, taggedTitles()))
