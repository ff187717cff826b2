/** `npm run specification`: writes `docs/specification.md` and `docs/field-access.md`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tests/support/project/source-files.ts'
import { fieldAccessPage } from './field-access.ts'
import { pageOf } from './page.ts'
import { topics } from './rows/index.ts'
import { taggedTitles } from './titles.ts'

writeFileSync(join(root, 'docs/specification.md'), pageOf(topics, taggedTitles()))
writeFileSync(join(root, 'docs/field-access.md'), fieldAccessPage())
