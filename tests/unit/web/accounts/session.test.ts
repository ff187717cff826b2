import { describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '#web/api/api-failure.ts'
import { createDraftStore } from '#web/session/drafts.ts'
import { nextPath, safePath } from '#web/session/interrupted-path.ts'
import { loadUser, userLoader } from '#web/session/load-user.ts'

const aCupboard = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

describe('drafts of forms', () => {
  it('are kept for one account and one form', () => {
    const cupboard = aCupboard()
    const drafts = createDraftStore(
      () => cupboard,
      () => 5,
    )

    drafts.keep('ayesha', 'contact', { city: 'Lahore' })

    expect(drafts.read('ayesha', 'contact')).toEqual({ at: 5, values: { city: 'Lahore' } })
    expect(drafts.read('bilal', 'contact')).toBeNull()
    expect(drafts.read('ayesha', 'applicant')).toBeNull()
  })

  it('are all removed on log out, and nothing else is', () => {
    const cupboard = aCupboard()
    const drafts = createDraftStore(() => cupboard, Date.now)
    cupboard.setItem('return-to', 'x')
    drafts.keep('ayesha', 'contact', {})
    drafts.keep('ayesha', 'applicant', {})

    drafts.dropAll()

    expect(cupboard.length).toBe(1)
    expect(cupboard.getItem('return-to')).toBe('x')
  })

  it('of others are removed when somebody signs in, and their own stay', () => {
    const cupboard = aCupboard()
    const drafts = createDraftStore(() => cupboard, Date.now)
    cupboard.setItem('return-to', 'x')
    for (const account of ['ayesha', 'ayesha-2', 'bilal', 'guest']) drafts.keep(account, 'contact', {})

    drafts.dropOthers('ayesha')

    expect(drafts.read('ayesha', 'contact')).not.toBeNull()
    expect([cupboard.length, cupboard.getItem('return-to')]).toEqual([2, 'x'])
  })

  it('from before a sign-out in another tab are removed when the page opens', () => {
    const cupboard = aCupboard()
    let now = 5
    const drafts = createDraftStore(
      () => cupboard,
      () => now,
    )
    drafts.keep('ayesha', 'contact', {})
    now = 7
    drafts.keep('ayesha', 'applicant', {})

    drafts.dropKeptUntil(0)
    expect(cupboard.length).toBe(2)
    drafts.dropKeptUntil(6)
    expect(drafts.read('ayesha', 'contact')).toBeNull()
    expect(drafts.read('ayesha', 'applicant')).not.toBeNull()
  })

  it('tolerate a full storage and a broken entry', () => {
    const full = {
      ...aCupboard(),
      setItem: () => {
        throw new Error('full')
      },
      getItem: () => '{"at":',
    }
    const drafts = createDraftStore(() => full, Date.now)
    drafts.keep('ayesha', 'contact', {})
    expect(drafts.read('ayesha', 'contact')).toBeNull()
  })
})

describe('the path to return to after signing in', () => {
  it('is a path of this site', () => {
    expect(safePath('/contact-information/me/edit?x=1')).toBe('/contact-information/me/edit?x=1')
    expect(['?next=/ur/claim', '?next=https://evil.example', ''].map(nextPath)).toEqual([
      '/ur/claim',
      null,
      null,
    ])
  })

  it.each([
    null,
    '',
    '/',
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/a\tb',
    '/a\nb',
    'javascript:alert(1)',
    '/auth/login',
    '/admin',
  ])('is never %j', (text) => {
    expect(safePath(text)).toBeNull()
  })
})

describe('loading the user', () => {
  const refusing = (status: number) => async () => {
    throw new ApiFailure({ status, message: 'no', offline: status === 0 })
  }
  const atOnce = async () => undefined

  it('tries twice more without a network and then reports it', async () => {
    const load = vi.fn(refusing(0))
    expect(await loadUser(load, atOnce)).toEqual({ reason: 'We could not load your account. Sign in again.' })
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('does not retry after a refusal', async () => {
    const load = vi.fn(refusing(401))
    expect(await loadUser(load, atOnce)).toEqual({ reason: 'Your session has ended. Sign in again.' })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('goes on when the second try succeeds', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new TypeError())
      .mockResolvedValueOnce({ data: { name: 'A' } })
    expect(await loadUser(load, atOnce)).toEqual({ user: { name: 'A' } })
  })
})

describe('loading the user ahead of time', () => {
  it('uses the early answer once and asks again for every later call', async () => {
    const load = vi.fn(async () => ({ data: load.mock.calls.length }))
    const loader = userLoader(load)

    loader.begin()
    expect(load).toHaveBeenCalledTimes(1)
    expect(await loader.take()).toEqual({ user: 1 })
    expect(await loader.take()).toEqual({ user: 2 })
  })

  it('hands the early answer over at once when it is there, and nobody gets it twice', async () => {
    const load = vi.fn(async () => ({ data: load.mock.calls.length }))
    const loader = userLoader(load)
    await loader.answered()
    expect(loader.takeAnswered()).toBeUndefined()

    loader.begin()
    expect(loader.takeAnswered()).toBeUndefined()
    await loader.answered()
    expect(loader.takeAnswered()).toEqual({ user: 1 })
    expect(loader.takeAnswered()).toBeUndefined()
    expect(await loader.take()).toEqual({ user: 2 })

    loader.begin()
    await loader.take()
    expect(loader.takeAnswered()).toBeUndefined()
  })

  it('asks at the first use where it was not loaded early', async () => {
    const load = vi.fn(async () => ({ data: 'Ayesha' }))
    expect(await userLoader(load).take()).toEqual({ user: 'Ayesha' })
  })
})
