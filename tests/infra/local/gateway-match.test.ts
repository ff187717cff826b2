import { expect, test } from 'vitest'
import { routeMatcher } from '#infra/local/gateway/match.ts'
import { endpoints } from '#shared/contract.ts'

const route = (method: string, path: string) => ({ name: `${method} ${path}`, method, path })
const match = routeMatcher([
  route('GET', '/api/applications/{id}'),
  route('PATCH', '/api/applications/{id}'),
  route('GET', '/api/applications/mine'),
  route('GET', '/api/a/{b}/c/{d}'),
  route('POST', '/api/applications'),
])

test('a static segment takes precedence over a parameter', () => {
  expect(match('GET', '/api/applications/mine')).toMatchObject({ route: { path: '/api/applications/mine' } })
  expect(match('GET', '/api/applications/me')).toMatchObject({
    route: { path: '/api/applications/{id}' },
    parameters: { id: 'me' },
  })
})

test('each parameter is decoded once', () => {
  expect(match('GET', '/api/a/x%2Fy/c/%2525')).toMatchObject({ parameters: { b: 'x/y', d: '%25' } })
  expect(match('GET', '/api/applications/%E0%A4%A')).toEqual({ kind: 'malformed' })
})

test('a path with another method is answered with the allowed methods', () => {
  expect(match('DELETE', '/api/applications/7')).toEqual({ kind: 'other-method', allow: ['GET', 'PATCH'] })
  expect(match('HEAD', '/api/applications')).toEqual({ kind: 'other-method', allow: ['POST'] })
})

test.each([
  '/api/applications/',
  '/api//applications',
  '/api/Applications',
  '/api/applications/../applications/x',
  '/api/applications/a/b',
  '/api',
  '/',
  '',
])('the path %j is not normalised to a route', (path) => {
  expect(match('GET', path)).toEqual({ kind: 'none' })
})

test('every endpoint of the contract is found under its own name', () => {
  const ofContract = routeMatcher(
    endpoints.map(({ name, endpoint }) => ({ name, method: endpoint.method, path: endpoint.path })),
  )
  for (const { name, endpoint } of endpoints) {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x')
    expect(ofContract(endpoint.method, path)).toMatchObject({ kind: 'found', route: { name } })
  }
})
