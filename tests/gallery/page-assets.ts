/** Style and filter of the gallery's page. */

export const style = `
body { margin: 0; font: 1rem/1.4 system-ui, sans-serif; background: #e9ebee; color: #1d2430 }
header { position: sticky; top: 0; z-index: 1; padding: .5rem 1rem; background: #fff; border-bottom: 1px solid #b9bfc8 }
h1 { display: inline; margin-right: 1rem; font-size: 1.1rem }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-top: .35rem }
input { width: 18rem; font: inherit }
output { margin-left: 1rem }
main { padding: 0 1rem 4rem }
section, article { scroll-margin-top: 6rem }
h2 { margin: 1.5rem 0 .5rem }
article { margin-bottom: 1rem; padding: .5rem 1rem 1rem; background: #fff; border: 1px solid #cdd2d9 }
h3 { margin: 0 0 .5rem; font-size: 1rem; font-weight: 600 }
small { font-weight: 400; color: #5b6472 }
.pair { display: grid; grid-template-columns: minmax(0, 1280fr) minmax(0, 360fr); gap: 1rem; align-items: start }
figure { margin: 0; max-height: 48rem; overflow: auto }
.w1280 { grid-column: 1 }
.w360 { grid-column: 2; grid-row: 1 }
.w1920 { grid-column: 1 / -1 }
figcaption { font-size: .8rem; color: #5b6472 }
img { display: block; max-width: 100%; height: auto; outline: 1px solid #cdd2d9; outline-offset: -1px }
.problem { color: #a3121f }
[hidden] { display: none }
`

export const script = `
const filter = document.getElementById('filter')
const articles = [...document.querySelectorAll('article')]
filter.addEventListener('input', () => {
  const parts = filter.value.toLowerCase().split(' ').filter(Boolean)
  for (const article of articles) article.hidden = !parts.every((part) => article.dataset.text.includes(part))
  for (const section of document.querySelectorAll('main > section[id]'))
    section.hidden = !section.querySelector('article:not([hidden])')
  document.getElementById('count').value = articles.filter((article) => !article.hidden).length + ' scenes'
})
`
