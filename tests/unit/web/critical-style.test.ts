import { expect, test } from 'vitest'
import { criticalStyle } from '../../../web/prerender/critical-style.ts'
import { filledPage, styleHash, withStyle } from '../../../web/prerender/page.ts'

const page = '<body><main class="card wide"><h1>Sign in</h1></main></body>'

test.each([
  ['.card{color:red}', '.card{color:red}'],
  ['.card,.dialog{color:red}', '.card{color:red}'],
  ['.dialog .card{color:red}', ''],
  ['h1:focus{outline:0}h2{margin:0}', 'h1:focus{outline:0}'],
  ['.card:not(.dialog)>h1{margin:0}', '.card:not(.dialog)>h1{margin:0}'],
  [':is(a,button).card{margin:0}', ':is(a,button).card{margin:0}'],
  ['[hidden]{display:none}*{margin:0}', '[hidden]{display:none}*{margin:0}'],
  ['@media (width>=576px){.card{padding:0}.dialog{padding:0}}', '@media (width>=576px){.card{padding:0}}'],
  ['@media (width>=576px){.dialog{padding:0}}', ''],
  ['@media print{.card{padding:0}}', ''],
  ['.card{content:"}{"}.dialog{content:"a"}', '.card{content:"}{"}'],
])('of %s the page needs %s', (css, kept) => {
  expect(criticalStyle(css, page)).toBe(kept)
})

test('variables stay that something on the page reads, and those that they read', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.card{margin:var(--a)}'
  expect(criticalStyle(css, page)).toBe(':root{--a:var(--b);--b:1px;}.card{margin:var(--a)}')
})

test('an animation keeps its frames', () => {
  const css = '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.card{animation:1s turn}'
  expect(criticalStyle(css, page)).toBe('.card{animation:1s turn}@keyframes turn{to{rotate:1turn}}')
})

const template = `<html>
  <head>
    <title>Pharmacy Council</title>
    <meta property="og:title" content="Pharmacy Council" />
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"><main>Loading</main></div>
  </body>
</html>`

test('a page gets its title, its HTML, its style in the head and the whole sheets at its end', () => {
  const rendered = { path: '/auth/login', body: '<h1>Sign in</h1>' }
  const made = withStyle(filledPage(template, { rendered, scripts: ['assets/more.js'] }), 'h1{margin:0}', [
    'assets/index.css',
  ])
  const [head = '', body = ''] = made.split('</head>')
  expect(head).toContain('<title>Sign in – Pharmacy Council</title>')
  expect(head).toContain('content="Sign in – Pharmacy Council"')
  expect(head).toContain('<style>h1{margin:0}</style>')
  expect(head).toMatch(/modulepreload"[^>]*more\.js/)
  expect(head).not.toContain('stylesheet')
  expect(body).toContain('<div id="root" data-page="/auth/login"><h1>Sign in</h1></div>')
  expect(body).toMatch(/<link rel="stylesheet"[^>]*>\s*<\/body>/)
  expect(styleHash('h1{margin:0}')).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/)
})
