/** `npm run specification`: writes `docs/specification.md`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tests/support/project/source-files.ts'
import { pageOf } from './page.ts'
import { topics } from './rows/index.ts'
import { taggedTitles } from './titles.ts'

writeFileSync(join(root, 'docs/specification.md'), pageOf(topics, taggedTitles()))
