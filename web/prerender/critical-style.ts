/** Finds the rules of a style sheet that a page needs before its scripts have run. */

interface Block {
  /** The selectors, or `@media …`. */
  head: string
  body: string
}

/** Ends of statements without a block, such as `@charset "utf-8";`, count as blocks without a body. */
const blocksIn = (css: string): Block[] => {
  const blocks: Block[] = []
  let [begin, depth, open] = [0, 0, 0]
  for (let at = 0; at < css.length; at++) {
    const char = css[at]
    if (char === '"') at = css.indexOf('"', at + 1)
    else if (char === '{' && depth++ === 0) open = at
    else if (char === '}' && --depth === 0) {
      blocks.push({ head: css.slice(begin, open).trim(), body: css.slice(open + 1, at) })
      begin = at + 1
    } else if (char === ';' && depth === 0) begin = at + 1
  }
  return blocks
}

/** At commas outside of brackets. */
const selectorsIn = (head: string): string[] => head.split(/,(?![^([]*[)\]])/)

/** What a page consists of, as its HTML names it. */
const partsOf = (html: string) => ({
  tags: new Set(['html', ...[...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag]) => tag)]),
  classes: new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))),
})

/** Whether each tag and class that a selector names is on the page. What stands in brackets may be anything. */
const mayMatch =
  ({ tags, classes }: ReturnType<typeof partsOf>) =>
  (selector: string): boolean => {
    const plain = selector.replace(/\([^()]*(\([^()]*\)[^()]*)*\)|\[[^\]]*\]|::?[\w-]+/g, ' ')
    const names = plain.match(/[.#]?-?[a-z_][\w-]*/gi) ?? []
    return names.every((name) =>
      name[0] === '.' ? classes.has(name.slice(1)) : name[0] === '#' || tags.has(name.toLowerCase()),
    )
  }

const conditional = /^@(media|supports|layer|container)/

/** Printing and frames of animations wait for the whole sheet, but for the animations that begin at once. */
const keptOf = (css: string, matches: (selector: string) => boolean): string =>
  blocksIn(css)
    .map(({ head, body }) => {
      if (head.startsWith('@media print')) return ''
      if (conditional.test(head)) {
        const inside = keptOf(body, matches)
        return inside && `${head}{${inside}}`
      }
      if (head.startsWith('@')) return ''
      const kept = selectorsIn(head).filter(matches)
      return kept.length > 0 ? `${kept.join(',')}{${body}}` : ''
    })
    .join('')

const framesIn = (css: string, kept: string): string =>
  blocksIn(css)
    .filter(({ head }) => head.startsWith('@keyframes'))
    .filter(({ head }) => new RegExp(`animation[^;}]*\\b${head.slice('@keyframes '.length)}\\b`).test(kept))
    .map(({ head, body }) => `${head}{${body}}`)
    .join('')

const declared = /(--[\w-]+):[^;}]*;?/g

/** Without the variables that nothing on the page reads, and those that only they read. */
const withoutUnread = (css: string): string => {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const left = css.replace(declared, (text, name) => (read.has(name) ? text : ''))
  return left === css ? css : withoutUnread(left)
}

/** @param css minified, as the build writes it */
export const criticalStyle = (css: string, html: string): string => {
  const kept = keptOf(css, mayMatch(partsOf(html)))
  return withoutUnread(kept + framesIn(css, kept)).replace(/[^{}]+\{\}/g, '')
}
