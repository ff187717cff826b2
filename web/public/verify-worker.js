/**
 * Lets /verify and /ur/verify open with the network off once they were opened before. Its scope is one of these pages alone, so
 * no other page is affected. It keeps the page, what the page says it is made of, the register's public keys, and the signed
 * list of standings, which says by itself from when it is.
 */
const page = new URL(self.registration.scope).pathname
const keptIn = `kept of ${page}`
const isText = (value) => typeof value === 'string' && value !== ''
/**
 * Read from the network where that answers in time, otherwise as they were last. Only an answer that has its form is
 * kept: an error, a page of somebody's network or an answer that was cut off never takes the place of the last keys.
 */
const forms = {
  '/api/register/keys': (text) => {
    const { keys } = JSON.parse(text)
    return keys.length > 0 && keys.every(({ kid, x }) => isText(kid) && isText(x))
  },
  '/api/council': (text) => typeof JSON.parse(text).data === 'object',
  '/log/standings': (text) => /^.+\/standings\n.+\n.+\n\n\u2014 .+\n$/.test(text),
}
const renewed = Object.keys(forms)
const longestWaitInMs = 4000
/** While nobody waits for it. */
const longestFetchInMs = 60_000

const isFile = (path) => path.startsWith('/assets/') || /^\/[\w-]+\.svg$/.test(path)

const isKept = async (address, answer) => {
  if (!answer.ok || !forms[address]) return answer.ok
  return answer
    .clone()
    .text()
    .then(forms[address])
    .catch(() => false)
}

const fromNetwork = async (address, wait = longestWaitInMs) => {
  const cache = await caches.open(keptIn)
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(wait) })
  if (await isKept(address, answer)) await cache.put(address, answer.clone())
  else if (renewed.includes(address)) return (await cache.match(address)) ?? answer
  return answer
}

/** A network that was silent just now is not waited for again: what is kept is answered at once. */
const rememberedForMs = 20_000
let silentUntil = 0

const newestOf = async (address) => {
  const kept = await (await caches.open(keptIn)).match(address)
  if (kept && Date.now() < silentUntil) return kept
  return fromNetwork(address).catch((failure) => {
    if (failure.name === 'TimeoutError') silentUntil = Date.now() + rememberedForMs
    if (kept) return kept
    throw failure
  })
}

/** @param files the addresses of the scripts, styles and pictures of the page as it is now; former ones go */
const keep = async (files) => {
  const cache = await caches.open(keptIn)
  const wanted = files.filter(isFile)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (isFile(pathname) && !wanted.includes(pathname)) await cache.delete(url)
  }
  for (const file of wanted) if (!(await cache.match(file))) await cache.add(file)
  await Promise.all(
    [page, ...renewed].map((address) => fromNetwork(address, longestFetchInMs).catch(() => undefined)),
  )
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  // The second is of earlier versions.
  event.waitUntil(Promise.all([self.clients.claim(), caches.delete('verify')])),
)
/** A message of our own page with addresses; any other is ignored. */
const filesOf = ({ origin, data }) =>
  origin === self.location.origin &&
  Array.isArray(data?.files) &&
  data.files.every((file) => typeof file === 'string')
    ? data.files
    : null
self.addEventListener('message', (event) => {
  const files = filesOf(event)
  if (files) event.waitUntil(keep(files))
})
const ofCache = async (path, request) => (await (await caches.open(keptIn)).match(path)) ?? fetch(request)
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // The address of the page without what follows `#`, which is kept nowhere.
  if (request.mode === 'navigate') event.respondWith(newestOf(page))
  else if (renewed.includes(pathname) && !search) event.respondWith(newestOf(pathname))
  else if (isFile(pathname)) event.respondWith(ofCache(pathname, request))
})
