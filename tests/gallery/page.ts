/** The page of the gallery: plain HTML that is read from a folder. */
import { areas } from './areas.ts'
import { type Entry, searchTextOf } from './entries.ts'
import { script, style } from './page-assets.ts'

interface Shown {
  width: number
  height: number
  /** In the gallery's folder. */
  file: string
  /** In bytes. */
  size: number
}

export interface Result {
  entry: Entry
  pictures: Shown[]
  /** Why there are none, or not both. */
  problem?: string
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const anchorOf = (area: string): string => area.toLowerCase().replaceAll(' ', '-')

const figureOf = ({ path, state }: Entry, { width, height, file }: Shown): string =>
  `<figure class="w${width}"><figcaption>${width} px</figcaption><a href="${file}"><img src="${file}" width="${width}" height="${height}" loading="lazy" alt="${escaped(`${path}, ${state}, ${width} px`)}"></a></figure>`

const articleOf = ({ entry, pictures, problem }: Result): string =>
  `<article id="${entry.name}" data-text="${escaped(searchTextOf(entry))}">
<h3><a href="#${entry.name}">#</a> <code>${escaped(entry.path)}</code> · ${escaped(entry.state)} <small>${escaped(entry.viewer)}</small></h3>
${problem ? `<p class="problem">${escaped(problem)}</p>` : ''}
<div class="pair">${pictures.map((it) => figureOf(entry, it)).join('\n')}</div>
</article>`

const navigationOf = (shown: { area: string; results: Result[] }[]): string =>
  shown
    .map(({ area, results }) => `<a href="#${anchorOf(area)}">${area} <small>${results.length}</small></a>`)
    .join('\n')

const problemsOf = (results: Result[]): string => {
  const failed = results.filter(({ problem }) => problem)
  if (failed.length === 0) return ''
  const lines = failed.map(
    ({ entry }) =>
      `<li><a href="#${entry.name}">${escaped(`${entry.path} ${entry.state} (${entry.viewer})`)}</a></li>`,
  )
  return `<section class="problem"><h2>Not shown</h2><ul>${lines.join('\n')}</ul></section>`
}

/** The whole text of `index.html`. */
export const pageOf = (results: Result[]): string => {
  const shown = areas
    .map((area) => ({ area, results: results.filter(({ entry }) => entry.area === area) }))
    .filter((it) => it.results.length > 0)
  const sections = shown.map(
    (it) =>
      `<section id="${anchorOf(it.area)}"><h2>${it.area}</h2>\n${it.results.map(articleOf).join('\n')}</section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens of the portal</title>
<style>${style}</style>
<header>
<h1>Screens of the portal</h1>
<label>Filter <input id="filter" type="search" placeholder="path, state or viewer" autocomplete="off"></label>
<output id="count" for="filter">${results.length} scenes</output>
<nav>${navigationOf(shown)}</nav>
</header>
<main>
${problemsOf(results)}
${sections.join('\n')}
</main>
<script>${script}</script>
</html>
`
}
