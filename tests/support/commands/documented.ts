/** What the README, the runbook and the page of commands tell people to type: in fenced blocks, and within sentences and tables. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tests/support/project/source-files.ts'

const pages = ['README.md', 'infra/runbook.md', 'docs/commands.md']

const fences = /^( *)```(\w*)\n([\s\S]*?)^ *```$/gm
/** A program of the shell, with the variables that may stand before it. */
const typed = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|bash|node|aws|git|gh|curl) \S/

interface Snippet {
  page: string
  text: string
}

/** The fences of a page with their language; lines lose the indent of a list. */
const blocksOf = (text: string) =>
  [...text.matchAll(fences)].map(([, indent = '', language = '', block = '']) => ({
    language,
    block: block.replace(new RegExp(`^${indent}`, 'gm'), ''),
  }))

const snippetsOf = (page: string): Snippet[] => {
  const text = readFileSync(join(root, page), 'utf8')
  const fenced = blocksOf(text).flatMap(({ language, block }) => (language === 'bash' ? [block] : []))
  const inline = [...text.replace(fences, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) =>
    code.replace(/\s*\n\s*/g, ' '),
  )
  return [...fenced, ...inline.filter((code) => typed.test(code))].map((block) => ({ page, text: block }))
}

/** Each as somebody copies it into a shell. */
export const snippets: Snippet[] = pages.flatMap(snippetsOf)

/** Fences that are neither a shell's nor a query of the logs. */
export const strangeFences: string[] = pages.flatMap((page) =>
  blocksOf(readFileSync(join(root, page), 'utf8'))
    .filter(({ language, block }) => language !== 'bash' && !/^(fields|filter|stats) /.test(block))
    .map(({ block }) => `${page}: ${block}`),
)

/** One spelling for what is the same to a test: what only an account knows, and which environment. */
const settled = (command: string): string =>
  command
    .replace(/\s+#.*$/, '')
    .replace(/ --dry-run\b/, '')
    .replace('--env staging', '--env prod')
    .replace(/\$ENV\b/g, 'prod')
    .trim()

const ofTheProject = /(?:(?:[A-Z_]+=\S+ )+)?(?:npm (?:ci|start|test|run \S)|bash \.ci\/)[^\n|;]*/g

/** The commands of this project that people are told to type: npm's, and the scripts of continuous integration. */
export const commands: string[] = [
  ...new Set(snippets.flatMap(({ text }) => text.match(ofTheProject) ?? []).map(settled)),
].sort()
